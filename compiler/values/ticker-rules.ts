import type { Values } from '../../src/values/schema.ts';
import type { ReportFault } from './catalogue-rules.ts';

/** The pattern of a word that is a ticker with two letters swapped, or in capitals with one wrong, missing or too many. */
export function slipsOf(ticker: string): RegExp {
  const at = [...ticker].keys().toArray();
  const swapped = at.slice(1).map((place) => {
    const [one = '', other = ''] = ticker.slice(place - 1);
    return ticker.slice(0, place - 1) + other + one + ticker.slice(place + 1);
  });
  // A shorter ticker is near to many words.
  const edited = at.slice(ticker.length < 4 ? at.length : 0).flatMap((place) => {
    const [before, after] = [ticker.slice(0, place), ticker.slice(place + 1)];
    return [`${before}[A-Z]${after}`, before + after, `${before}[A-Z]${ticker.slice(place)}`];
  });
  const words = [`(?i:${swapped.join('|')})`, ...edited, ...(ticker.length < 4 ? [] : [`${ticker}[A-Z]`])].join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${words})(?![\p{L}\p{N}_])`, 'gu');
}

/** Checks that no ticker is a slip of the hand in the key of its token or market. */
export function checkTickers(catalogues: Values['tokens'], complain: ReportFault): void {
  for (const group of ['tokens', 'markets'] as const)
    for (const [key, { ticker }] of Object.entries(catalogues[group])) {
      const meant = key.toUpperCase();
      if (ticker !== meant && slipsOf(meant).test(ticker))
        complain([group, key, 'ticker'], `"${ticker}" is no ticker of "${key}"`, meant);
    }
}
