import { useCallback } from 'react';

import { useApiMutation } from '../api.ts';
import { type FileChange, change } from '../edits/queue.ts';
import type { Edit, EditElsewhere } from './editor-context.ts';

/** A change and its file: a change that was made before another file was opened is still one of its own file. */
type ChangeOf = FileChange & { readonly name: string };

/**
 * Changes a file; ends when the page shows the change, with whether it was made. Edits of one `group` that follow each
 * other are undone together, and `also` changes other files in the same step. `revision` is that of the file as the page shows it.
 */
export function useEdits(name: string, revision: string | undefined) {
  const { mutateAsync } = useApiMutation(({ name: of, ...request }: ChangeOf) => change(of, request));
  return useCallback(
    (edits: readonly Edit[], group?: string, also?: readonly EditElsewhere[]): Promise<boolean> =>
      mutateAsync({ name, path: 'edit', revision, body: { edits, also }, group }).then(
        () => true,
        () => false,
      ),
    [mutateAsync, name, revision],
  );
}
