import { createElement, useEffect } from 'react';

import { unconfirmed } from '../engine/unconfirmed.ts';
import { useStore } from '../values/store.ts';

/** What was sent and is not confirmed; its code comes where this browser has a journal of transfers. */
export function Unconfirmed() {
  const OpenTransfers = useStore(unconfirmed);
  useEffect(() => {
    if (OpenTransfers === undefined) lookForJournal().catch(console.error);
  }, [OpenTransfers]);
  return OpenTransfers && createElement(OpenTransfers);
}

async function lookForJournal(): Promise<void> {
  // A page that is not secure has no caches, whatever the types say.
  if ('caches' in window && (await caches.has('transfers')))
    unconfirmed.write((await import('../forms/OpenTransfers.tsx')).default);
}
