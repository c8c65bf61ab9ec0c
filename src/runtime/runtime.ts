import type { Runtime } from './port.ts';
import { web } from './web/web.ts';

/** The runtime of this page: the web, until `startRuntime` detects a messenger. */
export let runtime: Runtime = web;

/** Loads the messenger's adapter, only if the page was opened with its launch data. */
export async function startRuntime(): Promise<void> {
  const launch = window.karatHandoff?.messenger;
  if (launch === undefined) return;
  const { startMessenger } = await import('./messenger/messenger.ts');
  runtime = startMessenger(launch);
}
