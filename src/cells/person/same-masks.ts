import { createStore, useStore } from '../../values/store.ts';

/** The e-mails that were shown by what they are masked as, in the order in which they came; kept in memory. */
const seen = createStore<ReadonlyMap<string, readonly string[]>>(new Map());

/** Records a masked e-mail. */
export function recordMask(mask: string, email: string): void {
  const emails = seen.read().get(mask) ?? [];
  if (!emails.includes(email)) seen.write(new Map(seen.read()).set(mask, [...emails, email]));
}

/** The number of an e-mail among those with the same mask, from 1 on; undefined while it is the only one. */
export function useNumberOfMask(mask: string, email: string): number | undefined {
  const emails = useStore(seen).get(mask);
  return emails !== undefined && emails.length > 1 ? emails.indexOf(email) + 1 : undefined;
}
