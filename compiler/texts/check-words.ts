import type { Fault } from 'engine/compiler/report/faults.ts';
import type { Glossary } from 'engine/compiler/texts/glossary.ts';
import type { Locales } from 'engine/compiler/texts/locales.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { typesettingFaults } from './typesetting.ts';

/**
 * Faults in the writing of texts: quotation marks, missing non-breaking spaces, wrong direction, words that the
 * glossary forbids, and nouns after numbers without plural forms.
 */
export function checkWords(
  { texts, files }: Locales,
  glossary: Glossary,
  directions: ReadonlyMap<string, string>,
): Fault[] {
  return [...files].flatMap(([code, file]) =>
    wordFaults(file, code, texts.get(code) ?? none, glossary, directions.get(code) ?? 'ltr'),
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** The faults of the texts of one language. */
const wordFaults = remembered(
  (
    file: SourceFile,
    code: string,
    texts: ReadonlyMap<string, string>,
    glossary: Glossary,
    direction: string,
  ): Fault[] => {
    const words = Object.entries(glossary.forbidden[code] ?? {});
    const forbidden = words.map(([word, instead]) => ({ pattern: patternOf([word]), instead }));
    // Nearly no text has any of the words: one pattern of all rules it out.
    const anyForbidden = patternOf(words.map(([word]) => word));
    return [...texts].flatMap(([key, text]) => {
      const messages = typesettingFaults(text, code, direction);
      if (text.includes('"')) messages.push('has a straight quotation mark: use those of the language');
      if (isolatesIn(text) !== 0) messages.push('has an isolate (U+2066) that is not closed by U+2069, or the reverse');
      for (const { pattern, instead } of anyForbidden.test(text) ? forbidden : []) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) messages.push(`"${found}" is not used here (config/glossary.json): ${instead}`);
      }
      if (code === 'en') messages.push(...bareNouns(key, text));
      return messages.map((message) => file.fault([key], message));
    });
  },
);

/** A pattern for any of the words of the glossary in a text: whole words, in upper or lower case; `*` matches any ending. */
function patternOf(words: readonly string[]): RegExp {
  const letters = words.map((word) =>
    word
      .split('*')
      .map((part) => RegExp.escape(part))
      .join(String.raw`\p{L}*`),
  );
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${letters.join('|')})(?![\p{L}\p{M}])`, 'iu');
}

/** Matches the keys of plural forms. */
const isForm = /_(zero|one|two|few|many|other)$/;

/** The number of isolates that are not closed; negative if more are closed than opened. */
function isolatesIn(text: string): number {
  return (text.match(/[\u2066-\u2068]/g)?.length ?? 0) - (text.match(/\u2069/g)?.length ?? 0);
}

/** Messages for plural nouns after a number in a text without plural forms. */
function bareNouns(key: string, text: string): string[] {
  if (isForm.test(key)) return [];
  return [...text.matchAll(/\{\{-?\s*\w+\s*,\s*number[^{}]*\}\}[ \u00a0]([a-z]{3,}s)\b/g)].map(
    ([part]) => `"${part}" needs plural forms (${key}_one, ${key}_other, with {{count}}), or other words`,
  );
}
