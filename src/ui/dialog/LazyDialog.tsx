import { Suspense } from 'react';

import { lazyWithRetry } from '../deferred.tsx';
import type { DialogProps } from './Dialog.tsx';

const Dialog = lazyWithRetry(async () => ({ default: (await import('./Dialog.tsx')).Dialog }));

/** The dialog for screens; its code is loaded with the first one. */
export function LazyDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
