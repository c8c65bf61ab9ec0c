import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test';
import { withLatePage } from './late-page.ts';

/** A user of the sandbox, created for one test. */
export interface TestUser {
  readonly name: string;
  readonly accessToken: string;
  readonly loginToken: string;
  /** The login token in the format of a launch parameter. */
  readonly launchParameter: string;
}

/** A fault of the sandbox for the test's user. */
export interface Fault {
  readonly operation: string;
  readonly kind:
    | 'status'
    | 'delay'
    | 'timeout'
    | 'truncated'
    | 'malformed'
    | 'breaks-contract'
    | 'empty'
    | 'reset'
    | 'lost-answer'
    | 'fails-after'
    | 'completes-late'
    | 'clock-skew'
    | 'answers-as-other-user';
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  /** The user to whom the answer of an authentication belongs. */
  readonly as?: string;
  readonly ms?: number;
  readonly times?: number;
}

/** A request received by the sandbox. */
export interface LoggedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: unknown;
  readonly headers: {
    readonly hasBearer: boolean;
    readonly hasAuthToken: boolean;
    readonly idempotencyKey: string | null;
    readonly contentType: string | null;
    readonly accept: string | null;
  };
  readonly status: number;
  readonly fault: string | null;
}

/** The sandbox's own endpoints, for one user. */
export class SandboxUser {
  readonly user: TestUser;
  readonly #request: APIRequestContext;

  constructor(user: TestUser, request: APIRequestContext) {
    this.user = user;
    this.#request = request;
  }

  /** Posts to /sandbox/{path} for the user. */
  async post(path: string, body: object = {}): Promise<unknown> {
    const answer = await this.#request.post(`/sandbox/${path}`, { data: { user: this.user.name, ...body } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** Gets /sandbox/{path} for the user. @throws when it is refused */
  async get<T>(path: string): Promise<T> {
    const answer = await this.#request.get(`/sandbox/${path}${path.includes('?') ? '&' : '?'}user=${this.user.name}`);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** Activates a fault for this user only. */
  async fault(fault: Fault): Promise<void> {
    await this.post('faults', fault);
  }

  /** Removes all faults of this user. */
  async clearFaults(): Promise<void> {
    await this.#request.delete(`/sandbox/faults?user=${this.user.name}`);
  }

  /** Runs the calls that the fault `completes-late` holds back, and returns their number. */
  async release(): Promise<number> {
    return Number(Reflect.get(Object(await this.post('faults/release')), 'released'));
  }

  /** The calls of one operation so far, oldest first. */
  async requests(operation: string): Promise<readonly LoggedRequest[]> {
    const { result } = await this.get<{ result: LoggedRequest[] }>(`requests?operation=${operation}`);
    return result;
  }
}

/** The options of a test's user. */
interface UserOptions {
  /** The seed user to copy. */
  like: 'demo' | 'new' | 'locked' | 'gifted' | 'guarded' | 'whale';
  /** The network level; that of the seed user by default. */
  level: number | undefined;
  /** Whether the warning shows over the first screen; otherwise the tab has it closed already. */
  warning: boolean;
}

/** Marks the warning as closed in the pages of a context. */
export async function withoutWarning(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('isWarningClosed', '1');
    } catch {
      // `about:blank` has no storage, and a cross-site frame may have none.
    }
  });
}

/**
 * Tests with their own user, to whom a visitor without a login is signed in. Rates are fixed, because the market rate
 * changes every minute: 4000 USDT for 1 XAUT, 3900 USDT for 1 PAXG.
 */
export const test = base.extend<
  UserOptions & { sandbox: SandboxUser; asUser: (context: BrowserContext) => Promise<void> }
>({
  like: ['demo', { option: true }],
  warning: [false, { option: true }],
  level: [undefined, { option: true }],
  sandbox: async ({ request, like, level }, use) => {
    const answer = await request.post('/sandbox/users', { data: { like, partnerLevel: level } });
    const user: TestUser = await answer.json();
    const sandboxUser = new SandboxUser(user, request);
    await sandboxUser.post('rates', { XAUT: '4000', PAXG: '3900' });
    await use(sandboxUser);
  },
  context: async ({ context, warning }, use) => {
    if (!warning) await withoutWarning(context);
    await withLatePage(context);
    await use(context);
  },
  asUser: async ({ sandbox }, use) => {
    await use((context) => context.setExtraHTTPHeaders({ 'x-sandbox-user': sandbox.user.name }));
  },
  page: async ({ page, context, asUser }, use) => {
    await asUser(context);
    await use(page);
    // An answer that the test changes may still be pending.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
export { expect };
