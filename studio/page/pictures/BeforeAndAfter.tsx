import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import * as z from 'zod/mini';

import type { State } from '../answers.ts';
import { call, useApiMutation } from '../api.ts';
import { looksOf, pictureOrigin } from '../preview/look.ts';
import { Picture } from './Picture.tsx';

const started = z.object({ origin: z.string() });

/** How many screens are shown; a change of all screens is seen on the first of them. */
const most = 6;

/** The screens that a change touches, as they are saved and as they would be, in the languages and runtimes touched. */
export function BeforeAndAfter({ state, screens }: { state: State; screens: readonly string[] }) {
  const start = useApiMutation(() => call('before', started, {}));
  const looks = looksOf(state.changed);
  if (screens.length === 0) return null;
  return (
    <Stack gap="xs">
      <Group>
        <Text fw={600}>Screens before and after</Text>
        {!start.data && (
          <Button size="compact-sm" variant="quiet" loading={start.isPending} onClick={() => start.mutate(undefined)}>
            Show pictures
          </Button>
        )}
      </Group>
      {start.error && <Alert color="red">{start.error.message}</Alert>}
      {start.data &&
        screens.slice(0, most).flatMap((path) =>
          looks.map((look) => {
            const title = `${path}, ${look.language}, ${look.runtime}`;
            return (
              <Group key={title} align="start">
                {[
                  ['before', start.data.origin],
                  ['after', state.preview],
                ].map(([when = '', origin = '']) => (
                  <Picture
                    key={when}
                    title={`${title}, ${when}`}
                    origin={pictureOrigin(origin, `${when}-${look.language}-${look.runtime}`)}
                    look={look}
                    path={path}
                  />
                ))}
              </Group>
            );
          }),
        )}
      {start.data && screens.length > most && <Text size="sm">And {screens.length - most} more screens.</Text>}
    </Stack>
  );
}
