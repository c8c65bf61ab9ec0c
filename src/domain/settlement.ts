/** Where a transfer that is in a history stands: it is under way, it is done, or it failed and its amount is given back. */
export type Standing = 'underWay' | 'done' | 'failed';

const standings: Readonly<Record<string, Standing>> = {
  pending: 'underWay',
  processing: 'underWay',
  failed: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
};

/** What the status of an entry means; one that is absent or none of those reads as done (decisions.md). */
export function standingOf(status: unknown): Standing {
  return standings[String(status)] ?? 'done';
}
