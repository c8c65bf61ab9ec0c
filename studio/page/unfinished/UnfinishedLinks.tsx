import { Button, Group, List, Text } from '@mantine/core';

import { PlaceLink } from '../problems/PlaceLink.tsx';
import { type Unfinished, keepUnfinished } from './store.ts';

/** What was typed and is no value yet, each with a link to its place, and a way to drop it where that place is gone. */
export function UnfinishedLinks({
  unfinished,
  onOpen,
}: {
  unfinished: readonly Unfinished[];
  onOpen: (file: string, pointer: string) => void;
}) {
  return (
    <List size="sm" spacing={4}>
      {unfinished.map((entry) => (
        <List.Item key={`${entry.file} ${entry.pointer}`}>
          <PlaceLink place={entry} onOpen={onOpen} />
          <Group gap="xs">
            <Text size="sm">“{entry.typed}” is typed and not taken yet.</Text>
            <Button size="compact-xs" variant="quiet" onClick={() => keepUnfinished(entry)}>
              Drop it
            </Button>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
