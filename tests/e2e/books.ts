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

/** The amounts of all withdrawals that were taken from the user's wallet, oldest first, by the sandbox's books. */
export async function withdrawn(sandbox: SandboxUser): Promise<string[]> {
  const ledger = await sandbox.get<Ledger>('ledger');
  expect(ledger.problems).toEqual([]);
  return ledger.postings
    .filter(({ subject }) => subject === 'withdraw-request')
    .flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'pending-withdraw'))
    .map(({ asset, amount }) => `${amount} ${asset}`)
    .toReversed();
}

/** What is left in an account of the user, as the sandbox's books say. */
export async function balance(sandbox: SandboxUser, kind: string, asset = 'XAUT'): Promise<string | undefined> {
  const { accounts } = await sandbox.get<Ledger>('ledger');
  return accounts.find((account) => account.kind === kind && account.asset === asset)?.balance;
}

/** The keys under which withdrawals were asked for, one a request that reached the server. */
export async function keysOfRequests(sandbox: SandboxUser): Promise<(string | null)[]> {
  return (await sandbox.requests('requestWithdraw')).map(({ headers }) => headers.idempotencyKey);
}
