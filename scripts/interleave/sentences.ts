import type { Happening, Pressed, Statement, Sent } from './events.ts';
import { type Knowledge, spellingOf } from './knowledge.ts';

/** How long a page may take to keep an answer and to say what it means, and other tabs to hear of it, ms. */
const grace = 1000;
const graceElsewhere = 3000;
/** How much longer it may go on saying what no longer holds: nobody does anything on it, and a busy machine is slow. */
const stillFactor = 5;

/** The faults of what the screens said: each sentence is compared with the books and the answers of its moment. */
export function faultsOfSentences(
  happenings: readonly Happening[],
  known: Knowledge,
  { isOnce = false }: { readonly isOnce?: boolean | undefined },
): string[] {
  const pressed = happenings.filter((one): one is Pressed => one.type === 'pressed' && one.act !== 'close');
  /** The keys that each tab has announced as done: in which document, and after which press. */
  const announced = new Map<
    string,
    Map<string, Pick<Statement, 'document'> & { readonly press: Pressed | undefined }>
  >();
  const names = [...new Set(happenings.flatMap((one) => ('tab' in one ? [one.tab] : [])))];
  return happenings.flatMap((one) => {
    if (one.type !== 'said') return [];
    const wrong = faultOf(one);
    const when = one.isStill ? 'still says' : 'says';
    return wrong === undefined ? [] : [`tab ${names.indexOf(one.tab) + 1} ${when} ${one.text}, but ${wrong}`];
  });

  function faultOf(statement: Statement): string | undefined {
    const { at, tab, claim } = statement;
    const sentHere = known.sent.filter((one) => one.tab === tab && one.at <= at);
    const last = sentHere.at(-1);
    switch (claim) {
      case 'done':
        return doneFault(statement, last);
      case 'earlier': {
        const isDone =
          known.sent.length === 0
            ? statement.booked.length > 0
            : known.keys(at).some((key) => isDoneBy(key, statement));
        return isDone ? undefined : 'nothing was done';
      }
      case 'nothing':
      case 'declined':
        return nothingFault(statement, last);
      case 'aside':
        return sentHere.some(({ key }) => key !== null && known.isRefused(key, at))
          ? undefined
          : 'none of this tab was refused';
      case 'open': {
        // Other tabs hear of a request before it has arrived.
        const isAny = known.keys(at + grace).some((key) => {
          const isOfDocument = known.of(key).every(({ document }) => document === statement.document);
          const then = at - (isOfDocument ? grace : graceElsewhere) * (statement.isStill ? stillFactor : 1);
          return !known.isClosed(key, then) && known.isOpen(key, then);
        });
        return isAny || known.wasCutOff(pressed, at) ? undefined : 'the outcome of every transfer is known';
      }
      case 'doubt':
        if (known.wasCutOff(pressed, at)) return undefined;
        if (last?.key === undefined || last.key === null) return 'it has sent nothing';
        return known.isOpen(last.key, at - grace) ? undefined : 'the answer had come';
      case 'unkept':
        return undefined;
      default: {
        const answer = last && known.answerOf(last, at);
        return last && answer?.isLess === false && !wasRateChanged(statement)
          ? 'the amount is the one that was confirmed'
          : undefined;
      }
    }
  }

  function isDoneBy(key: string, { at, booked }: Statement): boolean {
    return known.isAccepted(key, at) || (isOnce && booked.includes(key));
  }

  function doneFault(statement: Statement, last: Sent | undefined): string | undefined {
    const { tab, at, booked, document } = statement;
    const shown = announced.get(tab) ?? new Map<string, never>();
    announced.set(tab, shown);
    // Sending again is about the same one, and sends nothing if its answer has come meanwhile.
    const presses = pressed.filter((one) => one.tab === tab && one.at <= at && one.act !== 'sendAgain');
    const lastPress = presses.at(-1);
    const isLastOf = (key: string): boolean => {
      const sent = last?.key === key ? last : undefined;
      const earlier = sent && presses.findLast((one) => one.document === sent.document && one.at <= sent.at);
      return sent !== undefined && (earlier === lastPress || document !== sent.document);
    };
    // The same words, of which something beside them has changed, such as a countdown.
    const isSameOf = (key: string): boolean =>
      shown.get(key)?.document === document && shown.get(key)?.press === lastPress;
    const spelling = last && spellingOf(last);
    const candidates = known.keys(at).filter((key) => {
      const isOfTab = known
        .of(key, at)
        .some((one) => one.tab === tab || spellingOf(one) === spelling || last === undefined);
      return isDoneBy(key, statement) && (isLastOf(key) || isSameOf(key) || (!shown.has(key) && isOfTab));
    });
    const key = candidates.find(isLastOf) ?? candidates[0];
    if (key === undefined) return 'the server has not said so';
    shown.set(key, { document, press: lastPress });
    return booked.includes(key) ? undefined : 'it is not in the books';
  }

  function nothingFault({ at, tab, claim, booked }: Statement, last: Sent | undefined): string | undefined {
    const press = pressed.findLast((one) => one.tab === tab && one.at <= at);
    const isLast =
      last !== undefined && (press === undefined || press.document !== last.document || press.at <= last.at);
    // Nothing was sent for what was pressed last.
    if (!isLast) return claim === 'declined' ? declinedElsewhere(at) : undefined;
    const keys = last.key === null ? [] : [last.key];
    if (keys.some((key) => known.isRefused(key, at) && !booked.includes(key))) return undefined;
    const spelling = spellingOf(last);
    const isOther = known.keys(at).some((key) => {
      return known.isRefused(key, at) && known.of(key).some((one) => one.tab !== tab && spellingOf(one) === spelling);
    });
    return isOther ? undefined : 'it may have been done, or was';
  }

  function declinedElsewhere(at: number): string | undefined {
    return known.keys(at).some((key) => known.isRefused(key, at)) ? undefined : 'none was refused';
  }

  function wasRateChanged({ at }: Statement): boolean {
    return happenings.some((one) => one.type === 'rate' && one.at <= at);
  }
}
