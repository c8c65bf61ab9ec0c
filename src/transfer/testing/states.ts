import type { TransferRecord } from '../idempotency.ts';
import type { Answer, Transfer, TransferEvent } from '../machine.ts';

/** A transfer whose order and failure are texts. */
export type State = Transfer<string, string>;
export type Event = TransferEvent<string, string>;

export const record = {
  key: 'key',
  user: 'user',
  slot: 'slot',
  money: 'money',
  body: 'body',
  sentFrom: '/wallet/send',
  sentAt: 0,
  sends: 1,
  refusals: 0,
} as const satisfies TransferRecord;
export const again = { ...record, sends: 2 } as const satisfies TransferRecord;
export const order = 'order';
export const question = { kind: 'unconfirmed', sentAt: 0, keys: ['other'] } as const;

export const sending = { status: 'sending', order, agreed: [], record } as const satisfies State;
export const sendingAgain = { status: 'sending', order, agreed: [], record: again } as const satisfies State;
export const inDoubt = { status: 'inDoubt', order, agreed: [], record, why: 'lost' } as const satisfies State;
export const claiming = { status: 'claiming', order, agreed: [] } as const satisfies State;
export const asking = { status: 'asking', order, agreed: [], question } as const satisfies State;

/** The event of an answer. */
export function answered(answer: Answer<string>, to: TransferRecord = record): Event {
  return { type: 'answered', order, record: to, answer };
}
export const accepted = { kind: 'accepted', value: 1, isNews: true } as const satisfies Answer<string>;

export const claimingAgain = { ...claiming, again: 'key', record } as const satisfies State;
export const askingAgain = {
  ...asking,
  question: { kind: 'again', sentAt: 0, keys: ['key'] },
} as const satisfies State;
/** One state of each kind. */
export const states: Readonly<Record<string, State>> = {
  ready: { status: 'ready' },
  claiming,
  claimingAgain,
  asking,
  askingAgain,
  sending,
  inDoubt,
  refused: { status: 'refused', failure: 'no', agreed: [] },
  declined: { status: 'declined' },
  done: { status: 'done' },
};
export const refused = { kind: 'refused', isCertain: true, failure: 'no' } as const satisfies Answer<string>;
export const declined = { kind: 'declined', isCertain: true, value: 'failed' } as const satisfies Answer<string>;
