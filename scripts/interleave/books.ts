import * as z from 'zod';
import type { TransferKind } from './transfers.ts';

const ledger = z.object({
  problems: z.array(z.string()),
  accounts: z.array(z.object({ kind: z.string(), asset: z.string(), balance: z.string() })),
  postings: z.array(
    z.object({
      subject: z.string(),
      entries: z.array(z.object({ kind: z.string(), asset: z.string(), amount: z.string() })),
    }),
  ),
});
const requests = z.object({
  result: z.array(
    z.object({
      headers: z.object({ idempotencyKey: z.string().nullable() }),
      status: z.number().nullable(),
      operation: z.string().nullable(),
      user: z.string().nullable(),
      fault: z.string().nullable(),
    }),
  ),
});

/** A user's transfers of one kind in the sandbox's books. */
export interface Books {
  /** Errors in the books; empty unless the sandbox has a defect. */
  readonly problems: readonly string[];
  /** The amounts that were moved. */
  readonly amounts: readonly number[];
  /** The balance of the account. */
  readonly balance: string;
  /** What was carried out, by the key of its request; each once if the API honors keys. */
  readonly done: readonly { readonly key: string | null }[];
  /** Whether pages send requests for it. */
  readonly isSent: boolean;
}

/** The sandbox's control API for one user. */
export class Control {
  readonly user: string;
  readonly #base: string;
  readonly #isPlain: boolean;

  private constructor(base: string, user: string, isPlain: boolean) {
    this.#base = base;
    this.user = user;
    this.#isPlain = isPlain;
  }

  /** Creates a user with 2 XAUT in each balance, at a rate of 4000 USDT that no minute changes; perhaps with an authenticator, or an API without keys. */
  static async newUser(
    base: string,
    { hasCode = false, isPlain = false }: { readonly hasCode?: boolean; readonly isPlain?: boolean } = {},
  ): Promise<Control> {
    const { name } = z
      .object({ name: z.string() })
      .parse(await call(`${base}/sandbox/users`, 'POST', { like: 'new', hasTwoFactor: hasCode }));
    const control = new Control(base, name, isPlain);
    if (isPlain) await control.post('plain', { isPlain });
    await control.post('rates', { XAUT: '4000', PAXG: '4000' });
    for (const account of ['available', 'partner', 'network']) await control.post('balance', { account, amount: '2' });
    return control;
  }

  /** The launch parameter of a link that signs a user in. */
  static async launchParameter(base: string, user: string): Promise<string> {
    return z.object({ launchParameter: z.string() }).parse(await call(`${base}/sandbox/users?user=${user}`))
      .launchParameter;
  }

  /** The present two-factor code of the user. */
  async code(): Promise<string> {
    return z.object({ code: z.string() }).parse(await call(`${this.#base}/sandbox/two-factor?user=${this.user}`)).code;
  }

  /** Posts to /sandbox/{path} for the user. */
  async post(path: string, body: object = {}): Promise<void> {
    await call(`${this.#base}/sandbox/${path}`, 'POST', { user: this.user, ...body });
  }

  /** Reads the log; `keys` are those that the pages have sent. */
  async log({ operation }: TransferKind, keys: ReadonlySet<string | null>): Promise<Log> {
    const { result } = requests.parse(await call(`${this.#base}/sandbox/requests`));
    const ofUser = result.filter((one) => one.user === this.user);
    const hit = ofUser.filter((one) => one.operation === operation || one.operation === 'authenticate');
    const skewed = ofUser.filter(({ fault }) => fault === 'clock-skew');
    const unknown = result.filter(({ user, status, headers }) => {
      return user !== this.user && status === 200 && keys.has(headers.idempotencyKey ?? '');
    });
    return {
      faults: new Set([...hit, ...skewed].flatMap(({ fault }) => (fault === null ? [] : [fault]))),
      unknownKeys: unknown.map(({ headers }) => headers.idempotencyKey ?? ''),
    };
  }

  /** Removes the user's faults, or those of an operation. */
  async lift(operation?: string): Promise<void> {
    const narrowed = operation === undefined ? '' : `&operation=${operation}`;
    await call(`${this.#base}/sandbox/faults?user=${this.user}${narrowed}`, 'DELETE');
  }

  /** Reads the books for transfers of a kind. */
  async books({ account, operation, subject, path, asset: token }: TransferKind): Promise<Books> {
    const of = `user=${this.user}`;
    const { problems, accounts, postings } = ledger.parse(await call(`${this.#base}/sandbox/ledger?${of}`));
    const { result } = requests.parse(await call(`${this.#base}/sandbox/requests?${of}&operation=${operation}`));
    const ofUser = postings.filter((posting) => posting.subject === subject);
    const keys = result.filter(({ status }) => status === 200).map(({ headers }) => headers.idempotencyKey);
    const once = this.#isPlain ? keys : [...new Set(keys)];
    return {
      problems,
      amounts: ofUser.flatMap(({ entries }) =>
        entries.filter(({ kind }) => kind === account).map(({ amount }) => Math.abs(Number(amount))),
      ),
      balance: accounts.find(({ kind, asset }) => kind === account && asset === (token ?? 'XAUT'))?.balance ?? '0',
      done: path === undefined ? ofUser.map((_, index) => ({ key: `arrival ${index}` })) : once.map((key) => ({ key })),
      isSent: path !== undefined,
    };
  }
}

/** What the sandbox's log says of a run. */
export interface Log {
  /** The kinds of the faults that affected the call that moves money, or its user as a whole. */
  readonly faults: ReadonlySet<string>;
  /** The keys of requests that were carried out for another user. */
  readonly unknownKeys: readonly string[];
}

/** The beginning of an amount as screens show it: two decimals, without rounding. */
export function shownOf(amount: string): string {
  const [whole = '0', decimals = ''] = amount.split('.');
  return `${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`;
}

async function call(address: string, method = 'GET', body?: object): Promise<unknown> {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, ...(body && { headers: json, body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
