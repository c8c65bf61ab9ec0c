import { Button, Group, Paper, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import type { Conflict } from '../api.ts';
import type { Choices } from './queue.ts';

/** What was changed here and elsewhere, both versions of each, to choose one of; nothing is chosen beforehand. */
export function BothVersions({
  conflicts,
  isPending = false,
  onChoose,
}: {
  conflicts: readonly Conflict[];
  isPending?: boolean;
  onChoose: (choices: Choices) => void;
}) {
  const [choices, setChoices] = useState<Choices>({});
  return (
    <Stack>
      {conflicts.map(({ at, mine, theirs }) => (
        <Radio.Group
          key={at}
          label={at === '' ? 'The whole file' : at.slice(1).replaceAll('/', ' › ')}
          value={choices[at] ?? null}
          onChange={(side) => setChoices({ ...choices, [at]: side === 'mine' ? 'mine' : 'theirs' })}
        >
          <Stack gap="xs" mt="xs">
            <Version side="mine" label="Your version" value={mine} />
            <Version side="theirs" label="The other version" value={theirs} />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button
          loading={isPending}
          disabled={conflicts.some(({ at }) => choices[at] === undefined)}
          onClick={() => onChoose(choices)}
        >
          Use what is chosen
        </Button>
      </Group>
    </Stack>
  );
}

function Version({ side, label, value }: { side: string; label: string; value: string | undefined }) {
  return (
    <Paper withBorder p="xs">
      <Radio value={side} label={label} />
      <Text size="sm" mt={4} dir="auto" mah={200} style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
        {value ?? 'Removed'}
      </Text>
    </Paper>
  );
}
