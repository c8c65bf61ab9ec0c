import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef } from 'react';

import { file as fileSchema } from '../answers.ts';
import { RefusedRequest, call, useSend } from '../api.ts';
import type { Edit } from './editor-context.ts';

/** Edits of one file. */
interface Asked {
  readonly edits: readonly Edit[];
  readonly group: string | undefined;
}

/**
 * Changes a file, one change after the other; ends when the page shows the change. Edits of one `group` that follow
 * each other are undone together. `revision` is that of the file as the page shows it.
 */
export function useEdits(name: string, revision: string | undefined) {
  const newest = useRef(revision);
  useEffect(() => {
    newest.current = revision;
  }, [revision]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync } = useSend(({ edits, group }: Asked) => {
    const next = queue.current.then(async () => {
      const after = await call('edit', fileSchema, {
        name,
        revision: newest.current,
        edits,
        group: group === undefined ? undefined : `${name}${group}`,
      });
      newest.current = after.revision;
    });
    queue.current = next.catch((error: unknown) => {
      const words = error instanceof RefusedRequest ? error.message : String(error);
      notifications.show({ color: 'red', message: words });
    });
    return queue.current;
  });
  return useCallback((edits: readonly Edit[], group?: string) => mutateAsync({ edits, group }), [mutateAsync]);
}
