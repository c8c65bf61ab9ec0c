import type { Books } from '../books.ts';
import { textOf } from '../claims.ts';
import type { Answered, Happening, Pressed, Statement, Sent } from '../events.ts';
import { type StoryRules, faultsOf } from '../verdict.ts';

/** The recipient. */
export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const place = { tab: 'one', document: 'first' };
/** What a screen shows when it is confirmed. */
export const reviewed = `Review\n0.10000000 XAUT\n0x5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed\nEthereum`;
/** A press of the button that confirms. */
export const press = (at: number, change: Partial<Pressed> = {}): Pressed => ({
  ...place,
  type: 'pressed',
  at,
  act: 'confirm',
  screen: reviewed,
  isForgetful: false,
  ...change,
});
/** A request at a moment, under a key. */
export const sent = (at: number, key: string | null, change: Partial<Sent> = {}): Sent => ({
  ...place,
  type: 'sent',
  at,
  time: at,
  request: `request at ${at}`,
  key,
  body: { amount: '0.1', address, network: 'Ethereum', twoFactorCode: '' },
  isPublished: false,
  ...change,
});
/** The answer to the request of a moment. */
export const answer = (
  at: number,
  of: number,
  meaning: Answered['meaning'],
  change: Partial<Answered> = {},
): Answered => ({
  type: 'answered',
  at,
  readAt: at,
  request: `request at ${of}`,
  meaning,
  ...change,
});
/** A sentence on the screen of the first tab. */
export const says = (
  at: number,
  claim: Statement['claim'],
  booked: readonly string[],
  change: Partial<Statement> = {},
): Statement => ({
  ...place,
  type: 'said',
  at,
  claim,
  text: `a.${claim}`,
  isStill: false,
  booked,
  ...change,
});
/** Books in which some keys are booked. */
export const books = (keys: readonly string[], change: Partial<Books> = {}): Books => ({
  problems: [],
  amounts: keys.map(() => 0.1),
  balance: '1.9',
  done: keys.map((key) => ({ key })),
  isSent: true,
  ...change,
});
/** What is wrong in a story, in one text. */
export const faults = (happenings: readonly Happening[], found: Books, rules: Partial<StoryRules> = {}): string =>
  faultsOf(happenings, found, { isPlain: false, declined: new Set(), ...rules }).join('; ');

/** A confirmation and its request. */
export const confirmed = [press(1000), sent(1010, 'a')];
/** The same, and its answer. */
export const accepted = [...confirmed, answer(1100, 1010, 'accepted')];
/** Another tab. */
export const second = { tab: 'two', document: 'second' };
/** How a question is answered with yes. */
export const goOn = (text: string): Partial<Pressed> => ({ act: 'goOn', screen: `${reviewed}\n${textOf(text)}` });
