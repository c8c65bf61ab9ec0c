import { expect, type SandboxUser } from './fixtures.ts';

interface Ledger {
  readonly isBalanced: boolean;
  readonly problems: readonly string[];
  readonly accounts: readonly { readonly kind: string; readonly asset: string; readonly balance: string }[];
  readonly postings: readonly {
    readonly subject: string;
    readonly entries: readonly { readonly kind: string; readonly asset: string; readonly amount: string }[];
  }[];
}

/** The amounts that postings of a subject added to an account in the sandbox's books, oldest first. */
async function posted(sandbox: SandboxUser, subject: string, account: string): Promise<string[]> {
  const ledger = await sandbox.get<Ledger>('ledger');
  expect(ledger.problems).toEqual([]);
  return ledger.postings
    .filter((posting) => posting.subject === subject)
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === account))
    .map(({ asset, amount }) => `${amount} ${asset}`)
    .toReversed();
}

/** The amounts of all withdrawals from the user's wallet, oldest first. */
export function withdrawn(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'withdraw-request', 'pending-withdraw');
}

/** The amounts of all sales from the user's wallet, oldest first. */
export function sold(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'sell-request', 'pending-sell');
}

/** The amounts that were locked by starting commercial periods, oldest first. */
export function putToWork(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'period-start', 'frozen');
}

/** The balance of an account in the sandbox's books. */
export async function balance(sandbox: SandboxUser, kind: string, asset = 'XAUT'): Promise<string | undefined> {
  const { accounts } = await sandbox.get<Ledger>('ledger');
  return accounts.find((account) => account.kind === kind && account.asset === asset)?.balance;
}

/** The idempotency keys of the requests to move money that reached the server, one for each request. */
export async function keysOfRequests(sandbox: SandboxUser, operation = 'requestWithdraw'): Promise<(string | null)[]> {
  return (await sandbox.requests(operation)).map(({ headers }) => headers.idempotencyKey);
}
