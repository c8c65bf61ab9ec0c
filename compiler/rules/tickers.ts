import type { Fault } from 'engine/compiler/report/faults.ts';
import { slipsOf } from '../values/ticker-rules.ts';
import { type CheckedFolder, valuesIn } from './rule.ts';

const placeholder = /\{\{[^}]*\}\}/g;
/** Money that texts name besides the tokens and markets of config/. */
const others = ['USDT', 'TRX'];
/** What is near a ticker, and right. */
const near = ['USD', 'USDC', 'XAU', 'PAX'];

/** A ticker in words is written as config/ has it: a slip of the hand in it names another coin, or none. */
export function tickerFaults({ config, catalogue, locales }: CheckedFolder): readonly Fault[] {
  const [tokens, markets] = [catalogue.entryFields('tokens'), catalogue.entryFields('markets')];
  const tickers = [...[tokens, markets].flatMap(({ fields }) => fields.get('ticker')?.words ?? []), ...others];
  // A slip in the file of the tokens is told there.
  const keys = (['tokens', 'markets'] as const).flatMap((from) => catalogue.keysOf(from) ?? []);
  const known = new Set([...tickers, ...near, ...keys.map((key) => key.toUpperCase())]);
  const slips = tickers.map((ticker) => [ticker, slipsOf(ticker)] as const);
  // Nearly no text has any of them: one pattern of all rules it out.
  const any = new RegExp(slips.map(([, { source }]) => source).join('|'), 'u');
  const slipIn = (text: string): readonly [string, string] | undefined => {
    const words = text.replaceAll(placeholder, ' ');
    if (!any.test(words)) return undefined;
    return slips
      .flatMap(([ticker, pattern]) => [...words.matchAll(pattern)].map(([found]) => [found, ticker] as const))
      .find(([found]) => !known.has(found.toUpperCase()));
  };
  return [
    ...[...locales.files].flatMap(([code, file]) =>
      [...(locales.texts.get(code) ?? [])].map(([key, text]) => [file, [key], text] as const),
    ),
    ...config.names
      .filter((name) => !name.startsWith('locales/'))
      .flatMap((name) =>
        valuesIn(config.file(name).value).map(({ path, value }) => [config.file(name), path, value] as const),
      ),
  ].flatMap(([file, path, text]) => {
    const slip = typeof text === 'string' ? slipIn(text) : undefined;
    return slip ? file.fault(path, `"${slip[0]}" is no ticker`, slip[1]) : [];
  });
}
