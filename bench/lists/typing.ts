import type { BrowserContext } from '@playwright/test';
import { control, openPage, slowDown } from './bench-page.ts';

/** The typing delays of a screen's amount field. */
export interface Typed {
  screen: string;
  /** From each keystroke to the paint that shows it, ms. */
  delays: readonly number[];
}

const screens = ['/wallet/sell', '/wallet/buy', '/wallet/send'] as const;
const amounts = ['0.12345', '1.5', '0.0987', '2.00001', '0.3'] as const;
const fieldSelector = 'main input[inputmode="decimal"]:enabled';
/** The pauses between keystrokes, ms; of different lengths, so that keystrokes are not in step with frames. */
const pauses = [90, 137, 111, 153, 74] as const;

/** Types amounts into the amount field of each form with the CPU slowed down. */
export async function typeAmounts(context: BrowserContext, url: string): Promise<Typed[]> {
  const { name = '' } = await control(url, 'users', { like: 'demo' });
  const typed: Typed[] = [];
  for (const screen of screens) {
    const bench = await openPage(context, name);
    const { page } = bench;
    await page.goto(`${url}${screen}`);
    await page.locator('main [data-ready="false"], main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    const field = page.locator(fieldSelector).first();
    await field.waitFor();
    await slowDown(bench);
    await page.evaluate(keepDelays);
    let pressed = 0;
    for (const amount of amounts) {
      await field.focus();
      for (const key of [...Array.from(amount), ...Array.from(amount, () => 'Backspace')]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pauses[pressed++ % pauses.length] ?? 0);
      }
    }
    const delays = await page.evaluate<number[]>(() => Reflect.get(window, 'benchDelays'));
    if (delays.length !== pressed) throw new Error(`${screen} painted ${delays.length} of ${pressed} keystrokes`);
    typed.push({ screen, delays });
    await page.close();
  }
  return typed;
}

/** Runs in the page: records the time from each keystroke to the end of the frame that paints it. */
function keepDelays(): void {
  const delays: number[] = [];
  Reflect.set(window, 'benchDelays', delays);
  const keep = (event: Event): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        delays.push(performance.now() - event.timeStamp);
        port1.close();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  };
  document.addEventListener('keydown', keep, { capture: true });
}
