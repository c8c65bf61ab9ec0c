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
      {unfinished.map((one) => (
        <List.Item key={`${one.file} ${one.pointer}`}>
          <PlaceLink place={one} onOpen={onOpen} />
          <Group gap="xs">
            <Text size="sm">“{one.typed}” is typed and not taken yet.</Text>
            <Button size="compact-xs" variant="quiet" onClick={() => keepUnfinished(one)}>
              Drop it
            </Button>
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
