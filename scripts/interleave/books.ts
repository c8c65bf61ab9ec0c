import * as z from 'zod';
import type { TransferKind } from './transfers.ts';

const ledger = z.object({
  problems: z.array(z.string()),
  accounts: z.array(z.object({ kind: z.string(), asset: z.string(), balance: z.string() })),
  postings: z.array(z.object({ subject: z.string() })),
});
const requests = z.object({
  result: z.array(
    z.object({
      body: z.unknown().default(null),
      headers: z.object({ idempotencyKey: z.string().nullable() }),
      status: z.number().nullable(),
    }),
  ),
});

/** What the sandbox knows of a user's transfers of one kind. */
export interface Books {
  /** What is wrong with the books; nothing, unless the sandbox has a defect. */
  readonly problems: readonly string[];
  readonly postings: number;
  /** What is left in the account. */
  readonly balance: string;
  /** The requests that were carried out: their keys, and what was asked. */
  readonly done: readonly { readonly key: string | null; readonly body: string }[];
}

/** The sandbox's control for one user. */
export class Control {
  readonly user: string;
  readonly #base: string;

  private constructor(base: string, user: string) {
    this.#base = base;
    this.user = user;
  }

  /** A new user whose books hold 2 XAUT in each balance, worth 4000 USDT each. */
  static async newUser(base: string): Promise<Control> {
    const { name } = z.object({ name: z.string() }).parse(await call(`${base}/sandbox/users`, 'POST', { like: 'new' }));
    const control = new Control(base, name);
    await control.post('rates', { XAUT: '4000' });
    for (const account of ['available', 'partner']) await control.post('balance', { account, amount: '2' });
    return control;
  }

  /** Posts to /sandbox/{path} in the user's name. */
  async post(path: string, body: object = {}): Promise<void> {
    await call(`${this.#base}/sandbox/${path}`, 'POST', { user: this.user, ...body });
  }

  /** Lifts the user's faults. */
  async lift(): Promise<void> {
    await call(`${this.#base}/sandbox/faults?user=${this.user}`, 'DELETE');
  }

  /** What is in the books, of transfers of this kind. */
  async books({ account, operation, subject }: TransferKind): Promise<Books> {
    const of = `user=${this.user}`;
    const { problems, accounts, postings } = ledger.parse(await call(`${this.#base}/sandbox/ledger?${of}`));
    const { result } = requests.parse(await call(`${this.#base}/sandbox/requests?${of}&operation=${operation}`));
    return {
      problems,
      postings: postings.filter((posting) => posting.subject === subject).length,
      balance: accounts.find(({ kind, asset }) => kind === account && asset === 'XAUT')?.balance ?? '0',
      done: result
        .filter(({ status }) => status === 200)
        .map(({ headers, body }) => ({ key: headers.idempotencyKey, body: JSON.stringify(body) })),
    };
  }
}

async function call(address: string, method = 'GET', body?: object): Promise<unknown> {
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, ...(body && { headers: json, body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
