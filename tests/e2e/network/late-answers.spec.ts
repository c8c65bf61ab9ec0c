import type { Page, Request, Route } from '@playwright/test';
import { firstEntry, unsettled } from '../../../scripts/screens/visit.ts';
import { addAxe, seriousFaults } from '../support/axe.ts';
import { misfits, misfitsOfLargeText } from '../support/layout-misfits.ts';
import { expect, test } from '../support/fixtures.ts';
import { goldActions } from '../support/gold-actions.ts';
import { both, consoleErrors, expectSettled, routes } from '../support/routes.ts';
import { pendingRequests } from '../support/pending-requests.ts';
import { measureShift } from '../support/layout-shift.ts';

/** The maximum cumulative layout shift while answers arrive: a tenth of the limit that counts as good. */
const limit = 0.01;

test.describe.configure({ timeout: 300_000 });
test.use({ trace: 'off' });

/** Holds back the answers of the API, except the session's. */
class DelayedAnswers {
  /** What a screen asks for once it has settled, such as the next rows of a list, is answered at once. */
  #isHolding = false;
  #delayed: { readonly place: number; readonly send: () => Promise<void> }[] = [];
  readonly #page: Page;
  readonly #pending: Map<Request, number>;

  constructor(page: Page) {
    this.#page = page;
    this.#pending = pendingRequests(page);
  }

  async hold(): Promise<void> {
    await this.#page.route(/\/(v1\/(?!auth$)|bitfinex\/)/, (route) => this.#keep(route));
  }

  async letGo(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  async #keep(route: Route): Promise<void> {
    const request = route.request();
    const response = await route.fetch({ maxRetries: 2 });
    this.#pending.delete(request);
    if (!this.#isHolding) return route.fulfill({ response });
    this.#delayed.push({ place: mixed(request.url()), send: () => route.fulfill({ response }) });
  }

  /** Opens a screen and waits until it shows placeholders for all held answers. */
  async open(path: string): Promise<void> {
    this.#isHolding = true;
    await this.#page.goto(path);
    await this.#painted();
  }

  async #painted(): Promise<void> {
    await expect(this.#page.locator('#app h1')).toBeAttached();
    do {
      await expect
        .poll(() => [...this.#pending.keys()].map((request) => request.url()), { intervals: [20] })
        .toEqual([]);
      await this.frames();
    } while (this.#pending.size > 0);
  }

  /** Sends the answers one by one, ordered by their addresses only, until nothing is held or loading. */
  async release(): Promise<void> {
    while (this.#delayed.length > 0 || (await this.#page.locator(unsettled).count()) > 0) {
      const [next, ...rest] = this.#delayed.toSorted((one, other) => one.place - other.place);
      this.#delayed = rest;
      await next?.send();
      await this.frames();
    }
    this.#isHolding = false;
    await Promise.all(this.#delayed.splice(0).map(({ send }) => send()));
    await this.frames();
  }

  async frames(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}

/** A pseudo-random number that depends only on the address. */
function mixed(url: string): number {
  const { pathname, search } = new URL(url);
  return Array.from(pathname + search).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/**
 * Opens each screen and the first entry of each list with late answers; returns what moved, and what `look` finds once
 * all answers have arrived.
 */
async function openLate(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const late = new DelayedAnswers(page);
  await late.hold();
  await measureShift(page);
  const faults: string[] = [];
  const paths = routes.map(({ path }) => path);
  for (const path of paths) {
    // A request of the page before could count as one of this page that is never answered.
    await page.goto('about:blank');
    await late.open(path);
    await late.release();
    const { sum, moved } = await page.evaluate(() => window.shift());
    if (sum > limit) faults.push(`${path} moved by ${sum.toFixed(3)}: ${moved.join('; ')}`);
    // Before `look`, which enlarges the texts.
    const entry = routes.some((other) => other.path === `${path}/info`) ? await page.evaluate(firstEntry) : '';
    if (entry !== '') paths.push(entry);
    faults.push(...(await look()).map((fault) => `${path}: ${fault}`));
  }
  await late.letGo();
  return faults;
}

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'de' });

  test('late answers in any order cause no layout shift on any screen of a phone, and texts of 200 % fit', async ({
    page,
  }) => {
    const look = () => page.evaluate<readonly string[]>(`(${misfitsOfLargeText})()`);
    expect(await openLate(page, look)).toEqual([]);
  });
});

// languages.spec.ts checks narrow windows and all languages.
test.describe('wide window', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    like: 'locked',
    locale: 'de',
    colorScheme: 'dark',
  });

  test('every screen, opened by its address in a wide and dark window, fits, also with texts of 200 %, writes no error, has one gold action at most and no serious fault, and late answers in any order cause no layout shift', async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    const read = both(both(both(goldActions, misfits), misfitsOfLargeText), seriousFaults);
    const look = async (): Promise<readonly string[]> => {
      await expectSettled(page);
      await addAxe(page);
      const { one: fit, two } = await page.evaluate<{
        one: { one: { one: readonly string[]; two: readonly string[] }; two: readonly string[] };
        two: readonly string[];
      }>(`(${read})()`);
      return [...fit.one.one, ...fit.one.two, ...fit.two, ...two];
    };
    expect(await openLate(page, look)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
