import { createElement, useEffect } from 'react';

import { unconfirmed } from '../engine/unconfirmed.ts';
import { useStore } from '../values/store.ts';

/** Unconfirmed transfers; the code loads only if this browser has a journal of transfers. */
export function Unconfirmed() {
  const OpenTransfers = useStore(unconfirmed);
  useEffect(() => {
    if (OpenTransfers === undefined) lookForJournal().catch(console.error);
  }, [OpenTransfers]);
  return OpenTransfers && createElement(OpenTransfers);
}

async function lookForJournal(): Promise<void> {
  // `caches` is missing in insecure contexts, although the types do not say so.
  if ('caches' in window && (await caches.has('transfers')))
    unconfirmed.write((await import('../forms/OpenTransfers.tsx')).default);
}
