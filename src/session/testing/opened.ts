import { page as tab } from '../../values/testing/page.ts';
import { vi } from 'vitest';

import type { Handoff } from '../../boot/handoff.ts';
import { handoffOf, signedInAs, userOf } from '../../values/testing/handoff.ts';

/** The user whom the API signs in, by default. */
export const ada = userOf('ada');
/** What the page requests. */
export const fetched = vi.fn<typeof fetch>();
/** How often it did. */
export const requests = () => fetched.mock.calls.length;
/** An answer of the API that is down. */
export const outage = () => Response.json({ message: 'down' }, { status: 503 });
const stores: { write: (session: { status: 'starting' }) => void }[] = [];

/** The session of a page that was opened with a handoff. */
export async function opened(given: Partial<Handoff> = {}) {
  vi.resetModules();
  window.karatHandoff = handoffOf({ initData: 'user=1', ...given });
  const session = await import('../session.ts');
  const { store, page } = await import('../state.ts');
  stores.push(store);
  return { ...session, store, page };
}

/** Before each test: a browser that holds nothing, and an API that signs `ada` in. */
export function beginBrowser(): void {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(signedInAs(ada, 'bearer')));
  vi.spyOn(console, 'error').mockReturnValue();
  tab.tab.clear();
  tab.location.reload.mockReset();
  tab.caches.delete.mockReset().mockResolvedValue(true);
  tab.caches.match.mockReset().mockResolvedValue(undefined);
}

/** After each test. */
export function endBrowser(): void {
  // What listens for the connection on former pages has nothing to do.
  for (const store of stores) store.write({ status: 'starting' });
  vi.useRealTimers();
  vi.restoreAllMocks();
}
