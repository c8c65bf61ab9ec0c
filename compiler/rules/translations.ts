import type { Fault } from 'engine/compiler/report/faults.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import type { Glossary } from 'engine/compiler/texts/glossary.ts';
import type { CheckedFolder } from './rule.ts';
import { numberMessage } from './text-numbers.ts';

type Texts = ReadonlyMap<string, string>;

const placeholder = /\{\{[^}]*\}\}/g;
/** What no language translates or declines: tickers, and names with digits such as ERC20. */
const sign = /(?<![A-Za-z\d])(?:[A-Z]{2,}\d+|USDT|USDC|XAUT|PAXG|BTC|ETH)(?![A-Za-z\d])/g;
const brackets = ['()', '[]', '«»'] as const;

/** A text says what the English one says: the same signs and networks, as a question if it is one, to its end. */
export function translationFaults({ locales }: CheckedFolder): readonly Fault[] {
  const { texts, files } = locales;
  const english = texts.get('en');
  if (!english) return [];
  const found = [...files].flatMap(([code, file]) =>
    code === 'en' ? [] : messagesIn(texts.get(code) ?? new Map(), english, code).map((one) => ({ ...one, file })),
  );
  const counts = Map.groupBy(found, ({ key }) => key);
  const other = files.get('en');
  return [...counts].flatMap(([key, all]) =>
    // What nearly all languages say otherwise was changed in English.
    other && english.has(key) && all.length * 2 > files.size
      ? other.fault([key], `${all.length} languages say something else: ${all[0]?.file.name} ${all[0]?.message}`)
      : all.map(({ file, message }) => file.fault([key], message)),
  );
}

const messagesIn = remembered((translations: Texts, english: Texts, code: string) =>
  [...translations].flatMap(([key, text]) => {
    const source = english.get(key) ?? english.get(`${withoutForm(key)}_other`);
    const message = source === undefined || text === '' ? undefined : messageFor(text, source, code);
    return message === undefined ? [] : [{ key, message }];
  }),
);

function messageFor(text: string, source: string, code: string): string | undefined {
  const [words, meant] = [text, source].map((one) => one.replaceAll(placeholder, ' '));
  return (
    signMessage(words ?? '', meant ?? '') ??
    numberMessage(text, source) ??
    bracketMessage(text) ??
    questionMessage(text, source, code) ??
    endMessage(text, source) ??
    orderMessage(text, source)
  );
}

function signMessage(words: string, meant: string): string | undefined {
  const [actual, expected] = [words, meant].map((one) => new Set(one.match(sign)));
  const missing = [...(expected ?? [])].find((one) => actual?.has(one) === false);
  const strange = [...(actual ?? [])].find((one) => expected?.has(one) === false);
  if (missing === undefined) return undefined;
  return strange === undefined
    ? `does not say "${missing}", as English does`
    : `says "${strange}", but English says "${missing}"`;
}

function bracketMessage(text: string): string | undefined {
  const [open, close] =
    brackets.find(([first, last]) => countOf(text, first ?? '') !== countOf(text, last ?? '')) ?? [];
  return open === undefined ? undefined : `"${open}" and "${close}" do not belong together: one of them is missing`;
}

function countOf(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function questionMessage(text: string, source: string, code: string): string | undefined {
  if (code === 'ar' && text.includes('?')) return 'has the question mark of other languages: write "؟"';
  if (
    code === 'es' &&
    (['¿?', '¡!'] as const).some(([first = '', last = '']) => countOf(text, first) !== countOf(text, last))
  )
    return 'a question is between "¿" and "?", an exclamation between "¡" and "!"';
  return endOf(source) === '?' && endOf(text) !== '?'
    ? 'is a question in English: it ends with a question mark'
    : undefined;
}

function endMessage(text: string, source: string): string | undefined {
  const [actual, expected] = [endOf(text), endOf(source)];
  return expected === undefined || expected === '?' || actual === expected
    ? undefined
    : `ends ${actual === undefined ? 'without a mark' : `with "${actual}"`}, but English with "${expected}"`;
}

/** The mark at the end of a text, before what closes it. */
function endOf(text: string): string | undefined {
  return /([.?!:…؟])[»”“)\u2069\s]*$/.exec(text)?.[1]?.replace('؟', '?');
}

/** Two numbers that stand in another order than in English, and not beside their own units: they are swapped. */
function orderMessage(text: string, source: string): string | undefined {
  const [actual, expected] = [numbersIn(text), numbersIn(source)];
  const index = actual.findIndex(({ name }, place) => name !== expected[place]?.name);
  const isSame =
    actual
      .map(({ name }) => name)
      .toSorted()
      .join() ===
    expected
      .map(({ name }) => name)
      .toSorted()
      .join();
  const isBeside = actual.every(({ name, unit }) => expected.some((one) => one.name === name && one.unit === unit));
  return index === -1 || !isSame || isBeside
    ? undefined
    : `"${actual[index]?.name}" stands where English has "${expected[index]?.name}": are the numbers swapped?`;
}

/** The numbers of a text in their order, each with the unit after it. */
function numbersIn(text: string): { name: string; unit: string | undefined }[] {
  const found = text.matchAll(/\{\{-?\s*(\w+)\s*,\s*number[^}]*\}\}(?:[ \u00a0](USDT|XAUT|PAXG|\{\{\w+\}\}))?/g);
  return [...found].map(([, name = '', unit]) => ({ name, unit }));
}

/** Texts that are the same in English are the same in a language. */
export function unlikeFaults({ locales: { texts, files }, glossary }: CheckedFolder): readonly Fault[] {
  const english = texts.get('en') ?? new Map<string, string>();
  return [...files].flatMap(([code, file]) =>
    code === 'en' ? [] : unlikeIn(file, texts.get(code) ?? new Map<string, string>(), english, glossary),
  );
}

const unlikeIn = remembered((file: SourceFile, translations: Texts, english: Texts, { differently }: Glossary) => {
  const first = new Map<string, string>();
  return [...english].flatMap(([key, said]) => {
    const text = translations.get(key);
    // Plural forms of one text may be equal in English and differ in other languages.
    if (text === undefined || withoutForm(key) !== key) return [];
    const earlier = first.get(said);
    if (earlier === undefined) first.set(said, key);
    const isMeant = differently.some(
      (group) => group.includes(key) && earlier !== undefined && group.includes(earlier),
    );
    return earlier === undefined || isMeant || translations.get(earlier) === text
      ? []
      : file.fault(
          [key],
          `is "${translations.get(earlier)}" under "${earlier}", with the same English: use one translation, or list both under "differently" of config/glossary.json`,
        );
  });
});
