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

/** A user's transfers of one kind in the sandbox's books. */
export interface Books {
  /** Errors in the books; empty unless the sandbox has a defect. */
  readonly problems: readonly string[];
  readonly postings: number;
  /** The balance of the account. */
  readonly balance: string;
  /** The requests that were carried out: their idempotency keys and bodies. */
  readonly done: readonly { readonly key: string | null; readonly body: string }[];
}

/** The sandbox's control API for one user. */
export class Control {
  readonly user: string;
  readonly #base: string;

  private constructor(base: string, user: string) {
    this.#base = base;
    this.user = user;
  }

  /** Creates a user with 2 XAUT in each balance, at a rate of 4000 USDT. */
  static async newUser(base: string): Promise<Control> {
    const { name } = z.object({ name: z.string() }).parse(await call(`${base}/sandbox/users`, 'POST', { like: 'new' }));
    const control = new Control(base, name);
    await control.post('rates', { XAUT: '4000' });
    for (const account of ['available', 'partner']) await control.post('balance', { account, amount: '2' });
    return control;
  }

  /** Posts to /sandbox/{path} for the user. */
  async post(path: string, body: object = {}): Promise<void> {
    await call(`${this.#base}/sandbox/${path}`, 'POST', { user: this.user, ...body });
  }

  /** Removes the user's faults. */
  async lift(): Promise<void> {
    await call(`${this.#base}/sandbox/faults?user=${this.user}`, 'DELETE');
  }

  /** Reads the books for transfers of a kind. */
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
