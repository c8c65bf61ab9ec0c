import { Button, List } from '@mantine/core';
import { useState } from 'react';

import type { Uses as Places } from '../answers.ts';

/** How many places are listed at first; the others are counted. */
const most = 12;

/** The places that name something, each with a way to it; the app's own code has none. */
export function Uses({ places, onOpen }: { places: Places; onOpen: (file: string, pointer: string) => void }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <List size="sm">
        {places.slice(0, isWhole ? undefined : most).map(({ file, at, title, place }) => (
          <List.Item key={`${file}${at}`}>
            {file === '' ? (
              `${title}:`
            ) : (
              <Button variant="quiet" size="compact-sm" onClick={() => onOpen(file, at)}>
                {title}
              </Button>
            )}{' '}
            {place}
          </List.Item>
        ))}
      </List>
      {places.length > most && !isWhole && (
        <div>
          <Button variant="quiet" size="compact-sm" onClick={() => setIsWhole(true)}>
            Show {places.length - most} more
          </Button>
        </div>
      )}
    </>
  );
}
