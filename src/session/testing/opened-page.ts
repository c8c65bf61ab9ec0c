import { page as tab } from '../../values/testing/page.ts';
import { afterEach, beforeEach, vi } from 'vitest';

import type { Handoff } from '../../boot/handoff.ts';
import { handoffOf, signedInAs, userOf } from '../../values/testing/handoff.ts';

/** The user whom the API signs in, unless a test has other answers. */
export const ada = userOf('ada');
/** What requests get. */
export const fetched = vi.fn<typeof fetch>();

/** The refusal of a sign-in. */
export const refusal = () => Response.json({ message: 'who?' }, { status: 403 });
/** The answer of an API that is down. */
export const outage = () => Response.json({ message: 'down' }, { status: 503 });

const stores: { write: (session: { status: 'starting' }) => void }[] = [];

/** The session of a page that was opened with a handoff: by default with launch data; null if there is no boot script. */
export async function opened(given: Partial<Handoff> | null = {}) {
  vi.resetModules();
  window.karatHandoff = given ? handoffOf({ initData: 'user=1', ...given }) : undefined;
  const session = await import('../session.ts');
  const { store, page, readHandoff } = await import('../state.ts');
  readHandoff();
  stores.push(store);
  return { ...session, store, page };
}

/** How many requests were sent. */
export const requests = () => fetched.mock.calls.length;

/** Each test of the file begins with an empty tab, its own clock and an API that signs `ada` in. */
export function useOpenedPages(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset().mockImplementation(() => Promise.resolve(signedInAs(ada, 'bearer')));
    vi.spyOn(console, 'error').mockReturnValue();
    tab.tab.clear();
    tab.location.reload.mockReset();
    tab.caches.delete.mockReset().mockResolvedValue(true);
    tab.caches.match.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    // What listens for the connection on former pages has nothing to do.
    for (const store of stores) store.write({ status: 'starting' });
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
