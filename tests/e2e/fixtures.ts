import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test';

/** A user of the sandbox made for one test. */
export interface TestUser {
  readonly name: string;
  readonly accessToken: string;
  readonly loginToken: string;
  /** The login token as a launch parameter carries it. */
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
    | 'completes-late'
    | 'clock-skew'
    | 'answers-as-other-user'
    | 'ignores-additions';
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  /** Whom a sign-in is answered as. */
  readonly as?: string;
  readonly ms?: number;
  readonly times?: number;
}

/** A request that the sandbox has received. */
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

  /** Posts to /sandbox/{path} with the user's name in the body. */
  async post(path: string, body: object = {}): Promise<unknown> {
    const answer = await this.#request.post(`/sandbox/${path}`, { data: { user: this.user.name, ...body } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** Gets /sandbox/{path} of the user. @throws when it is refused */
  async get<T>(path: string): Promise<T> {
    const answer = await this.#request.get(`/sandbox/${path}${path.includes('?') ? '&' : '?'}user=${this.user.name}`);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }

  /** Puts a fault into force, for this user alone. */
  async fault(fault: Fault): Promise<void> {
    await this.post('faults', fault);
  }

  /** Lifts all faults of this user. */
  async clearFaults(): Promise<void> {
    await this.#request.delete(`/sandbox/faults?user=${this.user.name}`);
  }

  /** Does at once what the fault `completes-late` holds back, and answers how many calls that were. */
  async release(): Promise<number> {
    return Number(Reflect.get(Object(await this.post('faults/release')), 'released'));
  }

  /** The calls of one operation so far, oldest first. */
  async requests(operation: string): Promise<readonly LoggedRequest[]> {
    const { result } = await this.get<{ result: LoggedRequest[] }>(`requests?operation=${operation}`);
    return result;
  }
}

/** How a test's user begins. */
interface UserOptions {
  /** The seed user it is a copy of. */
  like: 'demo' | 'new' | 'locked' | 'gifted' | 'whale';
  /** The network level; without one that of the seed user. */
  level: number | undefined;
  /** Whether the warning lies over the first screen; otherwise it has been closed in the tab before. */
  warning: boolean;
}

/** Opens the pages of a context as in a tab where the warning has been closed. */
export async function withoutWarning(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('isWarningClosed', '1');
    } catch {
      // A page without an address of its own has no storage, and a frame of another site may have none.
    }
  });
}

/**
 * Tests with a user of their own: a visitor without a login is that user. 1 XAUT is 4000 USDT and 1 PAXG 3900 until the
 * test says otherwise, because the market's rate changes with the minute.
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
    const own = new SandboxUser(user, request);
    await own.post('rates', { XAUT: '4000', PAXG: '3900' });
    await use(own);
  },
  context: async ({ context, warning }, use) => {
    if (!warning) await withoutWarning(context);
    await use(context);
  },
  asUser: async ({ sandbox }, use) => {
    await use((context) => context.setExtraHTTPHeaders({ 'x-sandbox-user': sandbox.user.name }));
  },
  page: async ({ page, context, asUser }, use) => {
    await asUser(context);
    await use(page);
    // An answer that the test changes may still be on its way.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
export { expect };
