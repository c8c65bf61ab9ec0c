import type { Runtime } from './port.ts';
import { web } from './web/web.ts';

/** The runtime of this page: the web's, until `startRuntime` finds that a messenger opened it. */
export let runtime: Runtime = web;

/** Loads the messenger's adapter where the page came with its launch data; nobody else loads a byte of it. */
export async function startRuntime(): Promise<void> {
  const launch = window.karatHandoff?.messenger;
  if (launch === undefined) return;
  const { startMessenger } = await import('./messenger/messenger.ts');
  runtime = startMessenger(launch);
}
