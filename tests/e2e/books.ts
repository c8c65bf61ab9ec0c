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

/** What postings of a subject put into an account of the user, oldest first, by the sandbox's books. */
async function posted(sandbox: SandboxUser, subject: string, account: string): Promise<string[]> {
  const ledger = await sandbox.get<Ledger>('ledger');
  expect(ledger.problems).toEqual([]);
  return ledger.postings
    .filter((posting) => posting.subject === subject)
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === account))
    .map(({ asset, amount }) => `${amount} ${asset}`)
    .toReversed();
}

/** The amounts of all withdrawals that were taken from the user's wallet, oldest first. */
export function withdrawn(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'withdraw-request', 'pending-withdraw');
}

/** The amounts of all sales that were taken from the user's wallet, oldest first. */
export function sold(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'sell-request', 'pending-sell');
}

/** The amounts that were put to work by the start of a commercial period, oldest first. */
export function putToWork(sandbox: SandboxUser): Promise<string[]> {
  return posted(sandbox, 'period-start', 'frozen');
}

/** What is left in an account of the user, as the sandbox's books say. */
export async function balance(sandbox: SandboxUser, kind: string, asset = 'XAUT'): Promise<string | undefined> {
  const { accounts } = await sandbox.get<Ledger>('ledger');
  return accounts.find((account) => account.kind === kind && account.asset === asset)?.balance;
}

/** The keys under which money was asked to move, one a request that reached the server. */
export async function keysOfRequests(sandbox: SandboxUser, operation = 'requestWithdraw'): Promise<(string | null)[]> {
  return (await sandbox.requests(operation)).map(({ headers }) => headers.idempotencyKey);
}
