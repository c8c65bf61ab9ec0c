/**
 * The record of a transfer, stored before it is sent. Only times, counts, the screen and the key are plain text;
 * `user`, `slot`, `money`, `body` and `canonical` are salted SHA-256.
 */
export interface TransferRecord {
  /** The idempotency key of its requests. */
  readonly key: string;
  readonly user: string;
  /** The form and its token. */
  readonly slot: string;
  /** The balance that it uses, possibly shared with other forms. */
  readonly money: string;
  /** The request. */
  readonly body: string;
  /** The request in canonical form, equal for all spellings of its values; older records have none. */
  readonly canonical?: string | undefined;
  /** When it was first sent, the earliest of all clocks, epoch ms. */
  readonly sentAt: number;
  /** The path and search of the screen it was sent from. */
  readonly sentFrom: string;
  /** How often it was sent with its key, and how many of these requests were refused. */
  readonly sends: number;
  readonly refusals: number;
  /** The outcome and when it became known, ms; undefined while open. `closed`: the user knows the outcome. */
  readonly end?: { readonly kind: End; readonly at: number } | undefined;
}

/** The outcome of a transfer; `closed`: only the user knows it. */
export type End = 'done' | 'refused' | 'closed';

/** A transfer to be sent. */
export type TransferRequest = Pick<
  TransferRecord,
  'key' | 'user' | 'slot' | 'money' | 'body' | 'canonical' | 'sentFrom'
>;

/** The rules for all transfers. */
export interface Rules {
  /** The latest that the time may be, and the earliest, by the clocks of server and device, epoch ms. */
  readonly now: number;
  readonly earliest: number;
  /** Whether the server carries out a request with the same key at most once (config/environments). */
  readonly honorsKeys: boolean;
  /** How long after a transfer an equal one requires confirmation, ms. */
  readonly equalWithin: number;
}

/**
 * A question to the user before sending. `again`: the same transfer is unconfirmed and would be sent again with its
 * key; `unconfirmed`: another transfer of the same balance is unconfirmed; `equal`: an equal one was done shortly
 * before; `unkept`: this browser cannot keep a record, so the page has to stay open. `keys` are those of these transfers,
 * or what stands for the answer.
 */
export interface Question {
  readonly kind: 'again' | 'unconfirmed' | 'equal' | 'unkept';
  /** When the latest of these transfers was sent, epoch ms. */
  readonly sentAt: number;
  readonly keys: readonly string[];
}

/** The result of a claim: the record to send with, a question, or the outcome that the transfer already has. */
export type Claim =
  | { readonly kind: 'claimed'; readonly record: TransferRecord }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'over'; readonly end: End };

/** The records after a change, and the result of the change. */
export interface Change<T> {
  readonly records: readonly TransferRecord[];
  readonly result: T;
}

/**
 * The minimum lifetime of a key on the server, and the maximum delay of a request, ms (openapi.yaml, idempotency-key).
 */
const [keyLife, maxDelay] = [86_400_000, 3_600_000];

/** Whether a transfer may be sent again: no request with its key may reach the server after the key's lifetime. */
export function canSendAgain({ sentAt }: TransferRecord, { now, honorsKeys }: Rules): boolean {
  return honorsKeys && Math.abs(now - sentAt) < keyLife - maxDelay;
}

/** Whether the outcome is unknown. */
export function isAmbiguous({ end }: TransferRecord): boolean {
  return end === undefined;
}

/** Claims a new key for a transfer, unless there is a question that the user has not `agreed` to. */
export function claim(
  all: readonly TransferRecord[],
  request: TransferRequest,
  agreed: readonly string[],
  rules: Rules,
): Change<Claim> {
  const records = all.filter(({ end }) => end === undefined || rules.now - end.at < keyLife);
  const related = records.filter(({ user, money }) => user === request.user && money === request.money);
  const question = questionOf(related, request, agreed, rules);
  if (question) return { records, result: { kind: 'question', question } };
  const record = { ...request, sentAt: rules.earliest, sends: 1, refusals: 0 };
  return { records: [...records, record], result: { kind: 'claimed', record } };
}

function questionOf(
  related: readonly TransferRecord[],
  { slot, body, canonical = body }: TransferRequest,
  agreed: readonly string[],
  rules: Rules,
): Question | undefined {
  const open = related.filter(isAmbiguous);
  const same = related.filter((one) => one.slot === slot && (one.body === body || one.canonical === canonical));
  // A key belongs to one request: in another spelling it is another request.
  const again = same.find((one) => one.body === body && isAmbiguous(one) && canSendAgain(one, rules));
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
 * Claims the key of an open transfer again; `over` if its outcome is known. `known` is this page's record, for a
 * journal that has lost it.
 */
export function claimAgain(
  records: readonly TransferRecord[],
  key: string,
  known: TransferRecord | undefined,
  rules: Rules,
): Change<Claim> {
  const last = records.find((one) => one.key === key) ?? known;
  if (!last || !isAmbiguous(last)) return { records, result: { kind: 'over', end: last?.end?.kind ?? 'closed' } };
  if (!canSendAgain(last, rules))
    return { records, result: { kind: 'question', question: about('unconfirmed', [last]) } };
  const record = { ...last, sends: last.sends + 1 };
  return { records: replaced(records, record), result: { kind: 'claimed', record } };
}

/** Records that the server has carried out a transfer; the result is whether that was unknown before. */
export function recordDone(records: readonly TransferRecord[], known: TransferRecord, { now }: Rules): Change<boolean> {
  const last = records.find((one) => one.key === known.key) ?? known;
  if (last.end?.kind === 'done') return { records, result: false };
  return { records: replaced(records, { ...last, end: { kind: 'done', at: now } }), result: true };
}

/**
 * Records a refusal. The result is whether it is certain that nothing was done: only if every request with the key was
 * refused, as a request without a response may still be carried out.
 */
export function recordRefused(records: readonly TransferRecord[], key: string, { now }: Rules): Change<boolean> {
  const last = records.find((one) => one.key === key);
  if (!last || (!isAmbiguous(last) && last.end?.kind !== 'closed')) return { records, result: false };
  const refusals = last.refusals + 1;
  const isCertain = refusals === last.sends;
  const end = isCertain ? ({ kind: 'refused', at: now } as const) : last.end;
  return { records: replaced(records, { ...last, refusals, end }), result: isCertain };
}

/** Closes a transfer whose outcome the user knows. */
export function close(records: readonly TransferRecord[], key: string, { now }: Rules): Change<void> {
  const last = records.find((one) => one.key === key);
  if (!last || !isAmbiguous(last)) return { records, result: undefined };
  return { records: replaced(records, { ...last, end: { kind: 'closed', at: now } }), result: undefined };
}

/**
 * The records of two copies of the journal. Of a transfer in both, the one that knows more is kept: that it is done, else
 * more requests, refusals or an outcome.
 */
export function merged(
  records: readonly TransferRecord[],
  others: readonly TransferRecord[],
): readonly TransferRecord[] {
  return others.reduce((all, other) => {
    const known = all.find(({ key }) => key === other.key);
    return known && knowsMore(known, other) ? all : replaced(all, other);
  }, records);
}

function knowsMore(one: TransferRecord, other: TransferRecord): boolean {
  const isDone = ({ end }: TransferRecord): number => Number(end?.kind === 'done');
  const isOver = (record: TransferRecord): number => Number(!isAmbiguous(record));
  const difference =
    isDone(one) - isDone(other) ||
    one.sends - other.sends ||
    one.refusals - other.refusals ||
    isOver(one) - isOver(other);
  return difference > 0;
}

function replaced(records: readonly TransferRecord[], record: TransferRecord): readonly TransferRecord[] {
  return [...records.filter(({ key }) => key !== record.key), record];
}
