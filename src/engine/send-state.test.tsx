import { afterEach, expect, test, vi } from 'vitest';

import { ApiError } from '../api/api-error.ts';
import { type Session, store } from '../session/session.ts';
import { useSendState } from './send-state.ts';
import { renderInScope } from './testing/render.tsx';
import { someone } from './testing/scope.ts';

function Shown() {
  const { isConnecting, offline } = useSendState();
  return <p>{isConnecting ? 'it waits' : offline || 'it can be sent'}</p>;
}

const before = store.read();
afterEach(() => {
  vi.restoreAllMocks();
  store.write(before);
});

const ready: Session = { status: 'ready', user: someone };
const failed: Session = { status: 'failed', error: new ApiError('timeout', 'no answer'), isRetrying: false };
const offline = 'You’re offline. Reconnect, then try again.';

test.each([
  ['an API that answers', ready, true, 'it can be sent'],
  ['an API that has not answered yet', { ...ready, isSilent: true }, true, 'it waits'],
  ['a sign-in that is tried again', { ...failed, isRetrying: true }, true, 'it waits'],
  ['a sign-in that has failed', failed, true, offline],
  ['no network', ready, false, offline],
  ['no network while a sign-in is tried again', { ...failed, isRetrying: true }, false, offline],
] as const)('with %s', async (_, session, hasNetwork, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(hasNetwork);
  const screen = await renderInScope(<Shown />);
  store.write({ ...before, session });
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
});
