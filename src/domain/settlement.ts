/** The state of a transfer in a history: in progress, done, or failed with the amount returned. */
export type TransferStatus = 'underWay' | 'done' | 'failed';

const statuses: ReadonlyMap<string, TransferStatus> = new Map([
  ['pending', 'underWay'],
  ['processing', 'underWay'],
  ['failed', 'failed'],
  ['cancelled', 'failed'],
  ['rejected', 'failed'],
]);

/** The state for the status of a history entry; a missing or unknown status means done (decisions.md). */
export function transferStatusOf(status: unknown): TransferStatus {
  return statuses.get(String(status)) ?? 'done';
}
