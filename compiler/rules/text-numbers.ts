import type { Fault } from 'engine/compiler/report/faults.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { type CheckedFolder, nodeOf, ofEachLanguage } from './rule.ts';

const placeholder = /\{\{[^}]*\}\}/g;
/** Digits with the marks between them; the digits of Arabic, too. */
const number = /[\d٠-٩]+/g;
/** What is no text yet, or would not be filled in. */
const unfinished = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b|%[sd](?!\p{L})/u;
/** An amount that is written out; a rate of one is none. */
const amount = /(?<![\d.,])(?!1\s)\d[\d.,]*\s(?:USDT|XAUT|PAXG)\b/;
/** Marks of other systems, which would show as they are. */
const markup = /\*\*|__|\]\(|\n/;
/** An address of a page or of a mailbox. */
const address =
  /\bhttps?:\/\/[\w.]\S*|\bwww\.\S+|\bt\.me\/\S+|\b[\w.-]+@[\w-]+\.[\w.-]*\w|\b[a-z\d-]+\.(?:com|org|net|io|app|me|ru|group)\b/iu;

/** A text is written to its end, and leads nowhere: addresses are links of config/links.json or of the environment. */
export function strayFaults({ locales }: CheckedFolder): readonly Fault[] {
  return ofEachLanguage(locales, strayIn);
}

const strayIn = remembered((file: SourceFile, texts: ReadonlyMap<string, string>, code: string): readonly Fault[] =>
  [...texts].flatMap(([key, text]) => {
    const words = text.replaceAll(placeholder, ' ');
    const [stray] = unfinished.exec(words) ?? [];
    if (stray !== undefined) return file.fault([key], `"${stray}" would show as it is: the text is not finished`);
    const [found] = address.exec(words) ?? [];
    if (found !== undefined)
      return file.fault([key], `"${found}" is an address: use a button with a link, which is checked`);
    const [mark] = markup.exec(words) ?? [];
    if (mark !== undefined) return file.fault([key], `${JSON.stringify(mark)} does nothing in a text: leave it out`);
    const [fixed] = code === 'en' ? (amount.exec(words) ?? []) : [];
    return fixed === undefined
      ? []
      : file.fault([key], `"${fixed}" would stay when config/ changes: write {{amount, number}} and pass the amount`);
  }),
);

/** What is wrong with the numbers of a text: they are the same in every language, in whichever digits they are written. */
export function numberMessage(text: string, source: string): string | undefined {
  const [numbers, expected] = [numbersIn(text), numbersIn(source)];
  const strange = [...numbers].find((one) => !expected.has(one));
  const missing = [...expected].find((one) => !numbers.has(one));
  // A language may write a small number as a word, or a word as a number.
  return strange === undefined || missing === undefined ? undefined : `says ${strange}, but English says ${missing}`;
}

function numbersIn(text: string): Set<string> {
  const words = text.replaceAll(placeholder, ' ');
  return new Set(
    words.match(number)?.map((digits) => digits.replace(/[٠-٩]/g, (one) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(one)))),
  );
}

/** Warnings about texts that say how long a transfer takes, and not as long as its countdown runs. */
export function countdownFaults({ locales, config }: CheckedFolder): readonly Fault[] {
  const { historyCountdown } = nodeOf(config.file('app').value);
  const [minutes, texts] = [Number(historyCountdown) / 60_000, locales.texts.get('en') ?? new Map<string, string>()];
  const found = [...texts].flatMap(([key, text]): [string, string][] => {
    const [, said] = /up to (\d+) minutes/.exec(text) ?? [];
    return said === undefined || Number(said) === minutes ? [] : [[key, said]];
  });
  const [first] = found;
  if (!first) return [];
  const message = `is ${minutes} minutes, but texts say ${first[1]}: ${found.map(([key]) => `"${key}"`).join(', ')}`;
  return [{ ...config.file('app').fault(['historyCountdown'], message), isWarning: true }];
}
