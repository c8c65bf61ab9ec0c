import type { BrowserContext } from '@playwright/test';

/** By how much a page is late at most, ms: $E2E_LATE; 0 by default. */
const latest = Number(process.env['E2E_LATE'] ?? 0);

/**
 * Delays by a random time what may be late on a busy machine: every task of React's scheduler, which posts them over a
 * MessageChannel, every answer to a request, and every step of the page through the history. A test that passes only
 * because these are usually there before its next step fails then.
 */
export async function withLatePage(context: BrowserContext): Promise<void> {
  if (latest === 0) return;
  await context.addInitScript((most) => {
    // The clock of a test, which is installed later, does not stop it.
    const timeout = setTimeout.bind(window);
    const later = (run: () => void): void => void timeout(run, Math.random() * most);
    const now = performance.now.bind(performance);
    const post: MessagePort['postMessage'] = Reflect.get(MessagePort.prototype, 'postMessage');
    let due = 0;
    MessagePort.prototype.postMessage = function postLate(this: MessagePort, message: unknown): void {
      // Messages keep their order, on which tests rely.
      due = Math.max(due, now() + Math.random() * most);
      timeout(() => post.call(this, message), due - now());
    };
    const ask = fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      await new Promise<void>((resolve) => later(resolve));
      return answer;
    };
    const go = history.go.bind(history);
    History.prototype.go = (delta) => later(() => go(delta));
    History.prototype.back = () => history.go(-1);
    History.prototype.forward = () => history.go(1);
  }, latest);
}
