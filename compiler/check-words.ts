import type { Fault } from './faults.ts';
import type { Glossary } from './glossary.ts';
import type { Locales } from './locales.ts';
import { typesettingFaults } from './typesetting.ts';

/**
 * How the texts of all languages are written: quotation marks, spaces that hold together, direction, words that the glossary
 * forbids, one translation for one English text, and plural forms behind numbers.
 */
export function checkWords(
  { texts, files }: Locales,
  glossary: Glossary,
  directions: ReadonlyMap<string, string>,
): Fault[] {
  const english = texts.get('en') ?? new Map<string, string>();
  return [...files].flatMap(([code, file]) => {
    const own = texts.get(code) ?? new Map<string, string>();
    const forbidden = Object.entries(glossary.forbidden[code] ?? {}).map(([word, instead]) => ({
      pattern: patternOf(word),
      instead,
    }));
    return [
      ...[...own].flatMap(([key, text]) => {
        const messages = typesettingFaults(text, code, directions.get(code) ?? 'ltr');
        if (text.includes('"')) messages.push('has a straight quotation mark: write those of the language');
        if (isolatesIn(text) !== 0)
          messages.push('has an isolate (U+2066) that is not closed by U+2069, or the reverse');
        for (const { pattern, instead } of forbidden) {
          const [found] = pattern.exec(text) ?? [];
          if (found !== undefined) messages.push(`"${found}" is not said here (config/glossary.json): ${instead}`);
        }
        if (code === 'en') messages.push(...bareNouns(key, text));
        return messages.map((message) => file.fault([key], message));
      }),
      ...(code === 'en' ? [] : differences(english, own, glossary).map(([key, message]) => file.fault([key], message))),
    ];
  });
}

/** A word or words of the glossary in a text: whole words, in any case; * is any ending. */
function patternOf(words: string): RegExp {
  const letters = words.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${letters}(?![\p{L}\p{M}])`, 'iu');
}

/** Keys of plural forms. */
const isForm = /_(zero|one|two|few|many|other)$/;

/** How many isolates are open at the end. */
function isolatesIn(text: string): number {
  return (text.match(/[\u2066-\u2068]/g)?.length ?? 0) - (text.match(/\u2069/g)?.length ?? 0);
}

/** Nouns in the plural behind a number that may be one, in a text without plural forms. */
function bareNouns(key: string, text: string): string[] {
  if (isForm.test(key)) return [];
  return [...text.matchAll(/\{\{-?\s*\w+\s*,\s*number[^{}]*\}\}[ \u00a0]([a-z]{3,}s)\b/g)].map(
    ([part]) => `"${part}" needs plural forms (${key}_one, ${key}_other, with {{count}}), or other words`,
  );
}

/** Texts that are the same in English and not in this language, by the key of the later one. */
function differences(
  english: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
  { differently }: Glossary,
): [string, string][] {
  const first = new Map<string, string>();
  const faults: [string, string][] = [];
  for (const [key, said] of english) {
    const text = own.get(key);
    // The forms of one text may read the same in English alone.
    if (text === undefined || isForm.test(key)) continue;
    const earlier = first.get(said);
    if (earlier === undefined) {
      first.set(said, key);
      continue;
    }
    const isMeant = differently.some((group) => group.includes(key) && group.includes(earlier));
    if (!isMeant && own.get(earlier) !== text)
      faults.push([
        key,
        `is "${own.get(earlier)}" under "${earlier}", with the same English: say it in one way, or list both under "differently" of config/glossary.json`,
      ]);
  }
  return faults;
}
