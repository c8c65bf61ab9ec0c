import { page as tab } from '../../values/testing/page.ts';
import { afterEach, beforeEach, vi } from 'vitest';

import type { Handoff } from '../../boot/handoff.ts';
import { handoffOf, signedInAs } from '../../values/testing/handoff.ts';
import { ada } from './pages.ts';

/** What requests get. */
export const fetched = vi.fn<typeof fetch>();

/** The refusal of a sign-in. */
export const refused = () => Promise.resolve(Response.json({ message: 'who?' }, { status: 403 }));
/** The answer of an API that is down. */
export const down = () => Promise.resolve(Response.json({ message: 'down' }, { status: 503 }));

/** The session of a page that was opened with a hand-off: by default with launch data; null if there is no boot script. */
export async function openPage(handoff: Partial<Handoff> | null = {}, onRefusedLink = () => undefined) {
  vi.resetModules();
  window.karatHandoff = handoff ? handoffOf({ initData: 'user=1', ...handoff }) : undefined;
  const session = await import('../session.ts');
  const changes = await import('../changes.ts');
  session.startSession(onRefusedLink);
  return { ...session, changes };
}

/** How many requests were sent. */
export const requests = () => fetched.mock.calls.length;

/** Each test of the file begins with an empty tab, its own clock and an API that signs `ada` in. */
export function useOpenedPages(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset().mockImplementation(() => Promise.resolve(signedInAs(ada, 'ada-token')));
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    tab.tab.clear();
    tab.location.reload.mockReset();
    tab.history.replaceState.mockReset();
    tab.caches.delete.mockReset().mockResolvedValue(true);
    tab.caches.match.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
