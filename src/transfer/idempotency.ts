/**
 * What is kept of a transfer from before it is sent until its outcome is known: nothing in clear but times, the screen and
 * the key. `user`, `slot`, `money` and `body` are salted SHA-256.
 */
export interface TransferRecord {
  /** The idempotency key of its requests. */
  readonly key: string;
  readonly user: string;
  /** The form with its token. */
  readonly slot: string;
  /** The balance it takes from, which other forms may take from, too. */
  readonly money: string;
  /** What is sent. */
  readonly body: string;
  /** When it was first sent, ms, the server's clock. */
  readonly sentAt: number;
  /** The path and search of the screen it was sent from. */
  readonly sentFrom: string;
  /** How often it was sent under its key, and how many of these requests were answered by a refusal. */
  readonly sends: number;
  readonly refusals: number;
  /** What became of it and since when that is known, ms; undefined while it is open. `closed`: the user says to know. */
  readonly end?: { readonly kind: 'done' | 'refused' | 'closed'; readonly at: number } | undefined;
}

/** What is about to be sent. */
export type Wanted = Pick<TransferRecord, 'key' | 'user' | 'slot' | 'money' | 'body' | 'sentFrom'>;

/** What holds for every transfer. */
export interface Rules {
  /** The server's time, ms. */
  readonly now: number;
  /** Whether the server carries out a key at most once (config/app.json). */
  readonly honorsKeys: boolean;
  /** For how long after a transfer an equal one is asked about, ms. */
  readonly equalWithin: number;
}

/**
 * What the user is asked before anything is sent: the same is not confirmed yet and is sent again under its key; another
 * one of the same money is not confirmed yet; an equal one was done shortly before. `keys` are those it is about.
 */
export interface Question {
  readonly kind: 'again' | 'unconfirmed' | 'equal';
  /** When the latest of them was sent, ms. */
  readonly sentAt: number;
  readonly keys: readonly string[];
}

/** What a claim answers: the record to send under, a question, or that the transfer is over by now. */
export type Claim =
  | { readonly kind: 'claimed'; readonly record: TransferRecord }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'over'; readonly isDone: boolean };

/** The records after a change, and what the change answers. */
export interface Change<T> {
  readonly records: readonly TransferRecord[];
  readonly result: T;
}

/** How long a server keeps a key at least, and how late a request may still reach it, ms (openapi.yaml, idempotency-key). */
const [keyLife, longestDelay] = [86_400_000, 3_600_000];

/** Whether a transfer may be sent again under its key: neither this request nor the first may come after the key's life. */
export function canSendAgain({ sentAt }: TransferRecord, { now, honorsKeys }: Rules): boolean {
  return honorsKeys && Math.abs(now - sentAt) < keyLife - longestDelay;
}

/** Whether nobody knows yet what became of it. */
export function isOpen({ end }: TransferRecord): boolean {
  return end === undefined;
}

/** Claims a new key for what is wanted, unless there is something to ask that the user has not `agreed` to. */
export function claim(
  all: readonly TransferRecord[],
  wanted: Wanted,
  agreed: readonly string[],
  rules: Rules,
): Change<Claim> {
  const records = all.filter(({ end }) => end === undefined || rules.now - end.at < keyLife);
  const own = records.filter(({ user, money }) => user === wanted.user && money === wanted.money);
  const question = questionOf(own, wanted, agreed, rules);
  if (question) return { records, result: { kind: 'question', question } };
  const record = { ...wanted, sentAt: rules.now, sends: 1, refusals: 0 };
  return { records: [...records, record], result: { kind: 'claimed', record } };
}

function questionOf(
  own: readonly TransferRecord[],
  { slot, body }: Wanted,
  agreed: readonly string[],
  rules: Rules,
): Question | undefined {
  const open = own.filter(isOpen);
  const same = own.filter((one) => one.slot === slot && one.body === body);
  const again = same.find((one) => isOpen(one) && canSendAgain(one, rules));
  if (again) return about('again', [again]);
  const unasked = open.filter(({ key }) => !agreed.includes(key));
  if (unasked.length > 0) return about('unconfirmed', unasked);
  const equal = same.filter(
    ({ key, end }) => end?.kind === 'done' && rules.now - end.at < rules.equalWithin && !agreed.includes(key),
  );
  return equal.length > 0 ? about('equal', equal) : undefined;
}

function about(kind: Question['kind'], records: readonly TransferRecord[]): Question {
  return { kind, sentAt: Math.max(...records.map(({ sentAt }) => sentAt)), keys: records.map(({ key }) => key) };
}

/**
 * Claims the key of a transfer whose outcome is open once more; `over` where it is known by now. `known` is what this page
 * knows of it, for a journal that has lost it.
 */
export function claimAgain(
  records: readonly TransferRecord[],
  key: string,
  known: TransferRecord | undefined,
  rules: Rules,
): Change<Claim> {
  const last = records.find((one) => one.key === key) ?? known;
  if (!last || !isOpen(last)) return { records, result: { kind: 'over', isDone: last?.end?.kind === 'done' } };
  if (!canSendAgain(last, rules))
    return { records, result: { kind: 'question', question: about('unconfirmed', [last]) } };
  const record = { ...last, sends: last.sends + 1 };
  return { records: replaced(records, record), result: { kind: 'claimed', record } };
}

/** Takes note of the server's word that a transfer is done; answers whether that is news. */
export function settleDone(records: readonly TransferRecord[], known: TransferRecord, { now }: Rules): Change<boolean> {
  const last = records.find((one) => one.key === known.key) ?? known;
  if (last.end?.kind === 'done') return { records, result: false };
  return { records: replaced(records, { ...last, end: { kind: 'done', at: now } }), result: true };
}

/**
 * Takes note of a refusal. Answers whether it is certain that nothing was done: each request under the key was answered by a
 * refusal. While one has no answer, it may still be carried out.
 */
export function settleRefused(records: readonly TransferRecord[], key: string, { now }: Rules): Change<boolean> {
  const last = records.find((one) => one.key === key);
  if (!last || !isOpen(last)) return { records, result: false };
  const refusals = last.refusals + 1;
  const isCertain = refusals === last.sends;
  const end = isCertain ? ({ kind: 'refused', at: now } as const) : undefined;
  return { records: replaced(records, { ...last, refusals, end }), result: isCertain };
}

/** Closes a transfer: the user knows what became of it. */
export function close(records: readonly TransferRecord[], key: string, { now }: Rules): Change<void> {
  const last = records.find((one) => one.key === key);
  if (!last || !isOpen(last)) return { records, result: undefined };
  return { records: replaced(records, { ...last, end: { kind: 'closed', at: now } }), result: undefined };
}

function replaced(records: readonly TransferRecord[], record: TransferRecord): readonly TransferRecord[] {
  return [...records.filter(({ key }) => key !== record.key), record];
}
