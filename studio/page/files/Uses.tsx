import { Button, List, Text } from '@mantine/core';

import type { Uses as Places } from '../answers.ts';

/** How many places are listed; the others are counted. */
const most = 12;

/** The places that name something, each with a way to it. */
export function Uses({ places, onOpen }: { places: Places; onOpen: (file: string, pointer: string) => void }) {
  return (
    <>
      <List size="sm">
        {places.slice(0, most).map(({ file, at, title, place }) => (
          <List.Item key={`${file}${at}`}>
            <Button variant="quiet" size="compact-sm" onClick={() => onOpen(file, at)}>
              {title}
            </Button>{' '}
            {place}
          </List.Item>
        ))}
      </List>
      {places.length > most && <Text size="sm">and {places.length - most} more</Text>}
    </>
  );
}
