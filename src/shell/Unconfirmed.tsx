import { createElement, useEffect } from 'react';

import { unconfirmed } from '../engine/unconfirmed.ts';
import { useStore } from '../values/store.ts';

/** What was sent and is not confirmed; its code comes where this browser has a journal of transfers. */
export function Unconfirmed() {
  const OpenTransfers = useStore(unconfirmed);
  useEffect(() => void lookForJournal(), []);
  return OpenTransfers && createElement(OpenTransfers);
}

async function lookForJournal(): Promise<void> {
  try {
    if (unconfirmed.read() || !(await caches.has('transfers'))) return;
    unconfirmed.write((await import('../forms/OpenTransfers.tsx')).default);
  } catch (error) {
    console.error('what was sent before cannot be shown:', error);
  }
}
