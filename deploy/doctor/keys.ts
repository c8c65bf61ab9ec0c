import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from './findings.ts';
import { type Examined, probe } from './probe.ts';
import { recordOf } from 'engine/record.ts';

/** The withdrawal that is sent twice: the least that the app lets a user send, to an address of one's own. */
export interface TriedWithdrawal {
  readonly amount: string;
  readonly address: string;
  readonly twoFactorCode: string;
}

/** What was seen of idempotency keys; `isHonored` is undefined where nothing could be seen. */
export type SeenKeys = Finding & { readonly isHonored: boolean | undefined };

const path = '/v1/balance/withdraw/request';
const about = 'idempotency keys';
const kind = { token: 'xaut', network: 'Ethereum' };
/** How long a second booking may take to show in the history, and the time between two looks, ms. */
const patience = { all: 20_000, step: 2000 };

/** What the question before says: real money moves. */
export function questionOf({ api }: Pick<Examined, 'api'>, { amount, address }: TriedWithdrawal): string {
  return (
    `This sends a real withdrawal of ${amount} ${kind.token.toUpperCase()} (${kind.network}) to ${address} at ${api}, twice under one ` +
    'idempotency key. Where the API honors no keys, both are carried out. Use the token of a test account.\nSend it? (yes/no) '
  );
}

/** Sends one withdrawal twice under one key, and counts in the history how often it was booked. */
export async function examineKeys(
  examined: Examined,
  withdrawal: TriedWithdrawal,
  { all, step } = patience,
): Promise<SeenKeys> {
  const unseen = (text: string): SeenKeys => ({ kind: 'fault', about, isHonored: undefined, text });
  try {
    const before = await bookingsOf(examined);
    const headers = {
      origin: examined.origin,
      accept: 'application/json',
      authorization: `Bearer ${examined.token ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ ...kind, ...withdrawal });
    const post = () =>
      answerOf(examined.send(new Request(new URL(path, examined.api), { method: 'POST', headers, body })));
    const first = await post();
    if (first.status !== 200) return unseen(`the withdrawal was refused (${first.text}), so nothing could be seen`);
    const second = await post();
    const end = Date.now() + all;
    let booked = (await bookingsOf(examined)) - before;
    while (booked < 2 && Date.now() < end) {
      await wait(step);
      booked = (await bookingsOf(examined)) - before;
    }
    const answers = `one withdrawal sent twice under one key was answered ${first.text} and ${second.text}, and the history shows ${booked} new`;
    if (booked === 0) return unseen(`${answers}: look at the account before you try again`);
    if (booked > 1) return { kind: 'fault', about, isHonored: false, text: answers };
    return second.text === first.text
      ? { kind: 'good', about, isHonored: true, text: answers }
      : { kind: 'fault', about, isHonored: false, text: `${answers}: the copy has to be answered like the first` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unseen(`no answer (${reason}): look at the account before you try again`);
  }
}

/** How many withdrawals of the token the history has. @throws when it does not say */
async function bookingsOf(examined: Examined): Promise<number> {
  const { status, body } = await probe(examined, `/v1/balance/withdraws?limit=1&offset=0&token=${kind.token}`, false);
  const { total }: Record<string, unknown> = recordOf(body);
  if (status !== 200 || typeof total !== 'number') throw new Error(`the history answers ${status}`);
  return total;
}

/** The status of an answer, and a text that is equal for equal results. */
async function answerOf(response: Promise<Response>): Promise<{ status: number; text: string }> {
  const answer = await response;
  const said: unknown = await answer.json().catch(() => undefined);
  const { id, code, message }: Record<string, unknown> = recordOf(said);
  const words = [id, code, message].filter((word) => typeof word === 'string').join(': ');
  return { status: answer.status, text: words === '' ? `${answer.status}` : `${answer.status} ${words}` };
}
