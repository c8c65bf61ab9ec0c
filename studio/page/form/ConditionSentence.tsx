import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { conditionWords } from '../../../compiler/changes/plain-words.ts';

/** A condition as a sentence, and as JSON for those who ask for it. */
export function ConditionSentence({ value }: { value: unknown }) {
  const [isJson, setIsJson] = useState(false);
  return (
    <Stack gap={4} mb="xs">
      <Group justify="space-between" align="start" wrap="nowrap">
        <Text size="sm">{conditionWords(value)}.</Text>
        <Button size="compact-xs" variant="quiet" flex="none" aria-expanded={isJson} onClick={() => setIsJson(!isJson)}>
          JSON
        </Button>
      </Group>
      {isJson && <Code block>{JSON.stringify(value, undefined, 2)}</Code>}
    </Stack>
  );
}
