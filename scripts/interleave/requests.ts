import { claimReader, textOf } from './claims.ts';
import type { Happening, Pressed, Sent } from './events.ts';
import { type Knowledge, spellingOf } from './knowledge.ts';
import { publishedMinimum } from './proxy.ts';

/** The rules of a story. */
export interface Rules {
  /** Whether the API honors no keys. */
  readonly isPlain: boolean;
  /** The amounts that were typed, the recipient on the network of the form, and the codes; each if the form asks for it. */
  readonly amounts?: readonly number[] | undefined;
  readonly recipient?: string | undefined;
  readonly codes?: readonly string[] | undefined;
}

/** The minimum of all forms, and what a user of a story has. */
const least = 0.0125;
const most = 2;
const dayMs = 24 * 3_600_000;
/** An equal transfer has to be agreed to for ten minutes; less by what the story itself may take, ms. */
const equalMs = 9.5 * 60_000;
/** How long the tabs of a browser need to tell each other something, ms. */
const betweenTabsMs = 300;
const textsOf = claimReader();
const codeStep = textOf('twoFactor.title');

/** The faults of the requests that were sent: each belongs to one press that caused it, and is what the screen showed. */
export function faultsOfRequests(happenings: readonly Happening[], known: Knowledge, rules: Rules): string[] {
  const { isPlain } = rules;
  const pressed = happenings.filter((one) => one.type === 'pressed');
  const forgot = happenings.filter(({ type }) => type === 'forgot').map(({ at }) => at);
  const used = new Set<Pressed>();
  return known.sent.flatMap((sent, index) => {
    const faults: string[] = [];
    const fault = (text: string): void => void faults.push(`request ${index + 1}: ${text}`);
    const pressedBefore = pressed.filter(
      (one) => one.document === sent.document && one.at <= sent.at && one.act !== 'close',
    );
    const press = pressedBefore.at(-1);
    if (sent.key === null) fault('it has no key');
    if (!press) return [...faults, `request ${index + 1}: nothing was pressed for it`];
    if (used.has(press)) fault('a second one was sent for one press');
    used.add(press);

    const before = known.sent.slice(0, index);
    const sameKey = before.filter(({ key }) => key !== null && key === sent.key);
    if (sameKey.some((one) => spellingOf(one) !== spellingOf(sent))) fault('its key is that of another transfer');
    // A page that is left with its first request on the way may have sent none.
    const isKnown = ({ at }: Sent): boolean => !forgot.some((then) => then >= at && then <= sent.at);
    const isSame = (one: Sent): boolean => spellingOf(one) === spellingOf(sent) && isKnown(one);
    if (press.act === 'sendAgain' && sameKey.length === 0 && before.some(isSame))
      fault('it was sent again under another key');
    if (press.act === 'sendAgain' && isPlain) fault('it was sent again to an API without keys');
    const [first] = sameKey;
    if (first && sent.time - first.time > dayMs) fault('it was sent again under a key that is no longer known');
    if (press.act !== 'sendAgain' && sameKey.length === 0) {
      for (const field of hiddenFields(sent, press)) fault(`the screen did not show ${field}`);
      for (const text of unasked(sent, press)) fault(text);
    }
    if (sent.isPublished && Number(sent.body['amount'] ?? Infinity) < Number(publishedMinimum))
      fault('its amount is less than the minimum that was published');
    const amount = Number(sent.body['amount'] ?? least);
    if (amount < least || amount > most) fault(`its amount ${amount} is out of bounds`);
    if (rules.amounts?.includes(amount) === false) fault(`its amount ${amount} was not typed`);
    if (rules.recipient !== undefined && sent.body['address'] !== rules.recipient)
      fault(`its address ${String(sent.body['address'])} is not one of its network`);
    const { twoFactorCode: code } = sent.body;
    if (typeof code === 'string' && rules.codes?.includes(code) && isUsed(code, before))
      fault('its code was sent before');
    const { meaning, usdt, isLess, at: answeredAt = sent.at } = known.answerOf(sent) ?? {};
    const isWorth = [...numbersIn(press.screen)].some((number) => Math.abs(number - Number(usdt)) < 0.01);
    const isRateNew = happenings.some(
      ({ type, at }) => type === 'rate' && at > press.at - betweenTabsMs && at < answeredAt + betweenTabsMs,
    );
    if (
      usdt !== undefined &&
      meaning === 'accepted' &&
      isLess !== true &&
      press.act !== 'sendAgain' &&
      !isWorth &&
      !isRateNew
    )
      fault(`the screen did not show ${usdt} USDT, which it is worth`);
    return faults;

    function unasked(now: Sent, last: Pressed): string[] {
      const agreed = new Set(agreedIn(pressedBefore));
      const missing: string[] = [];
      if (last.isForgetful && !agreed.has('transfer.unkeptText') && !wasShown(now, last))
        missing.push('the user was not told that the page has to stay open');
      const keys = known.keys(last.at - betweenTabsMs).filter((key) => {
        const all = known.of(key);
        const isOfPage = all.some(({ document }) => document === now.document);
        return isOfPage || (!last.isForgetful && !forgot.some((at) => at >= (all[0]?.at ?? 0) && at <= now.at));
      });
      // What is not known when it is pressed and when it is sent was not known in between.
      const isOpen = (key: string): boolean =>
        known.isUnknown(key, last.at) && known.isUnknown(key, now.at) && !known.isPerhapsClosed(key, now.at);
      if (keys.some(isOpen) && !agreed.has('transfer.besideText'))
        missing.push('an earlier one was not known, and the user was not asked');
      const isEqual = (key: string): boolean =>
        known.isAccepted(key, last.at - betweenTabsMs) &&
        known.of(key).some((one) => spellingOf(one) === spellingOf(now) && now.time - one.time < equalMs);
      if (keys.some(isEqual) && !agreed.has('transfer.equalText') && !agreed.has('transfer.besideText'))
        missing.push('the same was done, and the user was not asked');
      return missing;
    }

    /** Whether an earlier request of the page was sent after the user was told that it has to stay open. */
    function wasShown(now: Sent, last: Pressed): boolean {
      return pressedBefore.some(
        (one) =>
          one !== last && one.act === 'goOn' && one.at < now.at && agreedIn([one]).includes('transfer.unkeptText'),
      );
    }
  });
}

function isUsed(code: string, before: readonly Sent[]): boolean {
  return before.some(({ body }) => body['twoFactorCode'] === code);
}

function numbersIn(screen: string): ReadonlySet<number> {
  return new Set((screen.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', ''))));
}

/** The texts of the questions to which a user said yes since the last confirmation; a code belongs to what was confirmed. */
function agreedIn(pressedBefore: readonly Pressed[]): string[] {
  const last = pressedBefore.findLastIndex(({ act, screen }) => act === 'confirm' && !screen.includes(codeStep));
  return pressedBefore
    .slice(last + 1)
    .flatMap(({ act, screen }) => (act === 'goOn' ? textsOf(screen).map(({ key }) => key) : []));
}

/** The fields of a request whose values the screen did not show when it was confirmed. */
function hiddenFields({ body }: Sent, { screen }: Pressed): string[] {
  const text = screen.replaceAll(/[\s\u200B-\u200F\u2066-\u2069]/g, '').toLowerCase();
  const numbers = numbersIn(screen);
  const isShown = (name: string, value: unknown): boolean => {
    if (name === 'amount') return numbers.has(Number(value));
    return text.includes(String(value).toLowerCase().replaceAll(/\s/g, ''));
  };
  return Object.entries(body)
    .filter(
      ([name, value]) =>
        ['amount', 'address', 'network', 'ticker', 'token', 'memo'].includes(name) &&
        value !== '' &&
        !isShown(name, value),
    )
    .map(([name, value]) => `${name} ${String(value)}`);
}
