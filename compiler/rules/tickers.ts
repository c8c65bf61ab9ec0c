import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { slipsOf } from '../values/ticker-rules.ts';
import { type CheckedFolder, valuesIn } from './rule.ts';

const placeholder = /\{\{[^}]*\}\}/g;
/** Money that texts name besides the tokens and markets of config/. */
const others = ['USDT', 'TRX'];
/** What is near a ticker, and right. */
const near = ['USD', 'USDC', 'XAU', 'PAX'];

/** A ticker in words is written as config/ has it: a slip of the hand in it names another coin, or none. */
export function tickerFaults({ config, catalogue }: CheckedFolder): readonly Fault[] {
  const [tokens, markets] = [catalogue.entryFields('tokens'), catalogue.entryFields('markets')];
  const tickers = [...[tokens, markets].flatMap(({ fields }) => fields.get('ticker')?.words ?? []), ...others];
  // A slip in the file of the tokens is reported there.
  const keys = (['tokens', 'markets'] as const).flatMap((from) => catalogue.keysOf(from) ?? []);
  const known = [...tickers, ...near, ...keys.map((key) => key.toUpperCase())];
  return config.names.flatMap((name) => slipsIn(config.file(name), tickers.join(' '), known.join(' ')));
}

/** The slips in a file; `tickers` and what is right, `known`, are words with spaces between. */
const slipsIn = remembered((file: SourceFile, tickers: string, known: string): readonly Fault[] => {
  const slips = tickers.split(' ').map((ticker) => [ticker, slipsOf(ticker)] as const);
  // Nearly no text has any of them: one pattern of all rules it out.
  const any = new RegExp(slips.map(([, { source }]) => source).join('|'), 'u');
  const right = new Set(known.split(' '));
  return valuesIn(file.value).flatMap(({ path, value }) => {
    const words = typeof value === 'string' ? value.replaceAll(placeholder, ' ') : '';
    if (!any.test(words)) return [];
    const slip = slips
      .flatMap(([ticker, pattern]) => [...words.matchAll(pattern)].map(([found]) => [found, ticker] as const))
      .find(([found]) => !right.has(found.toUpperCase()));
    return slip ? file.fault(path, `"${slip[0]}" is no ticker`, slip[1]) : [];
  });
});
