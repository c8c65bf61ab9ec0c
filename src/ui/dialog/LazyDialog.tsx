import { Suspense } from 'react';

import { deferred } from '../deferred.tsx';
import type { DialogProps } from './Dialog.tsx';

const Dialog = deferred(async () => ({ default: (await import('./Dialog.tsx')).Dialog }));

/** The dialog for screens: its code comes with the first one. */
export function LazyDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
