import type { Browser, BrowserContext, Page, Request, Route } from '@playwright/test';
import { agreeOnTime } from '../../tests/e2e/support/clocks.ts';
import { misfits } from '../../tests/e2e/support/layout-misfits.ts';
import { withoutWarning } from '../../tests/e2e/support/fixtures.ts';
import { pendingRequests } from '../../tests/e2e/support/pending-requests.ts';
import { type Shift, measureShift } from '../../tests/e2e/support/layout-shift.ts';
import { Control } from '../interleave/books.ts';
import { textOf } from '../interleave/claims.ts';
import { unsettled } from '../screens/visit.ts';
import type { FaultKind } from './kinds.ts';
import { type PageState, readPage } from './page-state.ts';

/** A call of the API: its method and path. */
export type Call = `${string} ${string}`;

/** How far the page's clock advances at a time, ms; not further, so that an answer is not late for a timeout. */
const step = 1500;
/** How often the clock advances at most until the page counts as settled. */
const maxSteps = 24;
/** The pause in which no request must start until the page counts as quiet, ms. */
const quiet = 25;
/** How long a request may take at most, ms of real time. */
const patience = 60_000;

/** A phone's page of a user of its own, whose calls can have faults. */
export class FaultTab {
  readonly #page: Page;
  readonly #context: BrowserContext;
  readonly #pending: ReadonlyMap<Request, number>;
  readonly #calls = new Set<Call>();
  #errors: string[] = [];
  #delayed: Route[] = [];

  private constructor(page: Page, context: BrowserContext) {
    this.#page = page;
    this.#context = context;
    this.#pending = pendingRequests(page);
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    page.on('request', (request) => {
      const call = callOf(request);
      if (call !== undefined) this.#calls.add(call);
    });
  }

  /** Opens a tab of a new user. */
  static async open(browser: Browser, base: string): Promise<FaultTab> {
    const control = await Control.newUser(base);
    const context = await browser.newContext({
      baseURL: base,
      locale: 'en-US',
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { 'x-sandbox-user': control.user },
    });
    await withoutWarning(context);
    await measureShift(context);
    const page = await context.newPage();
    await page.clock.install();
    await agreeOnTime(page);
    return new FaultTab(page, context);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** Opens a screen in a new session; `fault` happens to a call of it. Returns what shows once nothing more comes. */
  async open(path: string, fault?: { readonly call: Call; readonly kind: FaultKind }): Promise<PageState> {
    await this.lift();
    await this.#page.goto('about:blank');
    this.#errors = [];
    this.#calls.clear();
    if (fault) await this.#fail(fault.call, fault.kind);
    await this.#page.goto(path);
    return this.settled();
  }

  /** Ends the fault; what was held is answered. */
  async lift(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
    const pending = this.#delayed;
    this.#delayed = [];
    for (const route of pending) await route.continue().catch(() => undefined);
  }

  /** Presses every button that tries again, and returns what shows then. */
  async tryAgain(): Promise<PageState> {
    const buttons = this.#page.getByRole('button', { name: textOf('action.retry') });
    for (const button of await buttons.all()) await button.click({ timeout: 1000 }).catch(() => undefined);
    await this.#page.clock.fastForward(20 * step);
    return this.settled();
  }

  /** Whether the page offers to sign in. */
  async offersSignIn(): Promise<boolean> {
    const name = textOf('action.login');
    return (await this.#page.getByRole('button', { name }).or(this.#page.getByRole('link', { name })).count()) > 0;
  }

  /** The calls since the screen was opened. */
  calls(): readonly Call[] {
    return [...this.#calls];
  }

  /** The uncaught errors since the screen was opened. */
  errors(): readonly string[] {
    return this.#errors;
  }

  /** What does not fit on the page. */
  misfits(): Promise<readonly string[]> {
    return this.#page.evaluate(misfits);
  }

  /** The layout shift since the loading screen was removed, and what moved. */
  async shift(): Promise<Shift> {
    return this.#page.evaluate(() => window.shift());
  }

  /** Lets requests and pauses of the app end, and returns what shows. */
  async settled(): Promise<PageState> {
    for (let calm = 0, steps = 0; calm < 2 && steps < maxSteps; steps += 1) {
      await this.#quiet();
      await this.#page.clock.fastForward(step);
      await this.#quiet();
      const isBusy = this.#delayed.length === 0 && (await this.#page.locator(`${unsettled}, #loading`).count()) > 0;
      calm = isBusy ? 0 : calm + 1;
    }
    return this.#page.evaluate(readPage);
  }

  /** Waits until every request is answered or held. @throws when one is neither for too long */
  async #quiet(): Promise<void> {
    const open = () =>
      [...this.#pending.keys()].filter((request) => this.#delayed.every((route) => route.request() !== request));
    const end = performance.now() + patience;
    do {
      if (performance.now() > end)
        throw new Error(
          `no end of ${open()
            .map((request) => request.url())
            .join(', ')}`,
        );
      await new Promise((resolve) => setTimeout(resolve, quiet));
    } while (open().length > 0);
  }

  async #fail(call: Call, kind: FaultKind): Promise<void> {
    const failed = new Set<Call>();
    let signIns = 0;
    await this.#page.route(
      (url) => isOfApi(url.pathname),
      async (route) => {
        const requested = callOf(route.request());
        const isRenewal = requested?.endsWith('/v1/auth') === true && signIns++ > 0;
        const isTarget = requested === call || (kind.endsSession === true && isRenewal);
        if (!isTarget || requested === undefined || (kind.isOnce === true && failed.has(requested)))
          return route.fallback();
        failed.add(requested);
        if (kind.isDelayed) this.#delayed.push(route);
        return kind.answer(route);
      },
    );
  }
}

function callOf(request: Request): Call | undefined {
  const { pathname } = new URL(request.url());
  return isOfApi(pathname) ? `${request.method()} ${pathname}` : undefined;
}

function isOfApi(path: string): boolean {
  return /^\/(v1|bitfinex|i18n)\//.test(path);
}
