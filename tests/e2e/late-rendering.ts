import type { BrowserContext } from '@playwright/test';

/** By how much each task of React's scheduler is late at most, ms: $E2E_LATE; 0 by default. */
const latest = Number(process.env['E2E_LATE'] ?? 0);

/**
 * Delays every task of React's scheduler, which posts them over a MessageChannel, by a random time. A test that passes
 * only because the page is usually drawn before its next step fails then.
 */
export async function withLateRendering(context: BrowserContext): Promise<void> {
  if (latest === 0) return;
  await context.addInitScript((most) => {
    const post: MessagePort['postMessage'] = Reflect.get(MessagePort.prototype, 'postMessage');
    // The clock of a test, which is installed later, does not stop it.
    const later = setTimeout.bind(window);
    MessagePort.prototype.postMessage = function postLate(this: MessagePort, message: unknown): void {
      later(() => post.call(this, message), Math.random() * most);
    };
  }, latest);
}
