import type { Fault } from 'engine/compiler/report/faults.ts';
import type { Glossary } from 'engine/compiler/texts/glossary.ts';
import { placeholdersOf } from 'engine/compiler/texts/locales.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';

import { textsOfSource } from '../texts/source-texts.ts';
import { type CheckedFolder, nodeOf, valuesIn } from './rule.ts';

/** The letters of each language besides those of English, or all of them if it has another script. */
const alphabets: Readonly<Record<string, string>> = {
  ar: '\\p{Script=Arabic}ـ',
  cs: 'áéíóúýčďěňřšťůž',
  de: 'ßäöüé',
  en: 'é',
  es: 'áéíñóúü',
  fr: 'àâæçèéêëîïôœùûüÿ',
  id: 'é',
  it: 'àèéìíîòóùú',
  kk: 'а-яёәғқңөұүһі',
  pl: 'óąćęłńśźż',
  pt: 'àáâãçéêíóôõúü',
  ro: 'âîășț',
  ru: 'а-яё',
  tr: 'âçîöüğışûİ',
};
const placeholder = /\{\{[^}]*\}\}/g;
const word = /\p{L}+/gu;

/** The words of a text, without its placeholders. */
export function wordsOfText(text: string): readonly string[] {
  return text.replaceAll(placeholder, ' ').match(word) ?? [];
}

/** The pattern of a letter that a language does not have; ⁿ is a sign. */
function foreignLetter(code: string): RegExp {
  return new RegExp(String.raw`(?![a-zⁿ${alphabets[code] ?? String.raw`\p{L}`}])\p{L}`, 'iu');
}

/** Texts are written in their own language, as they show. */
export function textFaults({ config, locales, glossary }: CheckedFolder): readonly Fault[] {
  const notices = nodeOf(config.file('app').value)['notices'];
  return [
    ...faultsOfLanguages(
      glossary,
      ...[...locales.files].flatMap(([code, file]) => {
        const texts = locales.texts.get(code);
        return texts ? [languageOf(texts, code, file)] : [];
      }),
    ),
    ...valuesIn(notices, ['notices']).flatMap(({ path, value }) => {
      const isWords = typeof value === 'string' && ['text', 'title'].includes(String(path.at(-2)));
      const message = isWords ? writingMessage(value, foreignLetter(String(path.at(-1)))) : undefined;
      return message === undefined ? [] : config.file('app').fault(path, message);
    }),
  ];
}
/** What is wrong with how a text is written: spaces, codes of characters, letters of another language. */
function writingMessage(text: string, letter: RegExp): string | undefined {
  if (/^[\s\u200B\uFEFF]|[\s\u200B\uFEFF]$/.test(text)) return 'has a space at its start or end';
  if (text.includes('  ')) return 'has two spaces in a row';
  const unseen = /[\u00AD\u180E\u200B\u2060\uFEFF]/.exec(text)?.[0]?.codePointAt(0);
  if (unseen !== undefined)
    return `has an invisible character, U+${unseen.toString(16).toUpperCase().padStart(4, '0')}: delete it`;
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i.exec(text)?.[0];
  if (entity !== undefined) return `"${entity}" would show as it is: write the character itself`;
  const words = text.replaceAll(placeholder, ' ');
  const [strange] = letter.exec(words) ?? [];
  if (strange !== undefined) return `"${strange}" is no letter of this language`;
  const mixed = words.match(word)?.find((one) => /[a-z]/i.test(one) && /\p{Script=Cyrillic}/u.test(one));
  return mixed === undefined ? undefined : `"${mixed}" mixes Latin and Cyrillic letters that look alike`;
}

/** The texts of a language with the words of each, and in how many of its texts each word is. */
interface LanguageWords {
  readonly code: string;
  readonly file: SourceFile;
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly texts: ReadonlyMap<string, string>;
  readonly counts: ReadonlyMap<string, number>;
  /** What is wrong with how texts are written, by key. */
  readonly messages: ReadonlyMap<string, string | undefined>;
}

const languageOf = remembered((texts: ReadonlyMap<string, string>, code: string, file: SourceFile): LanguageWords => {
  const letter = foreignLetter(code);
  const messages = new Map([...texts].map(([key, text]) => [key, writingMessage(text, letter)]));
  const counts = new Map<string, number>();
  const byKey = new Map(
    [...texts].map(([key, text]): [string, readonly string[]] => {
      const words = wordsOfText(text.toLowerCase());
      for (const one of new Set(words)) counts.set(one, (counts.get(one) ?? 0) + 1);
      return [key, words];
    }),
  );
  return { code, file, byKey, texts, counts, messages };
});

const faultsOfLanguages = remembered((glossary: Glossary, ...all: readonly LanguageWords[]): readonly Fault[] => {
  const languages = new Map(all.map((one) => [one.code, one]));
  return all.flatMap(({ code, file, texts, messages }) =>
    [...texts.keys()].flatMap((key) => {
      const isKey = texts.has(texts.get(key) ?? '');
      const written = isKey ? 'is the key of a text, not the text itself' : messages.get(key);
      const message = written ?? languageMessage(key, code, languages, glossary.asInEnglish);
      return message === undefined ? [] : file.fault([key], message);
    }),
  );
});

/** The fault of a text whose words are those of another language, or of English. */
function languageMessage(
  key: string,
  code: string,
  languages: ReadonlyMap<string, LanguageWords>,
  asInEnglish: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const local = languages.get(code);
  const english = languages.get('en');
  const words = local?.byKey.get(key) ?? [];
  if (!local || !english || words.length === 0) return undefined;
  const isFrequent = (one: string): boolean => (local.counts.get(one) ?? 0) > 1;
  const known = words.filter(isFrequent).length;
  if (known === words.length) return undefined;
  if (words.length >= 3 && known * 2 <= words.length) {
    for (const [other, { byKey, counts }] of languages) {
      if (other === code) continue;
      // Words that only the same text has may be alike in related languages; English is copied as a whole.
      const same = new Set(other === 'en' ? byKey.get(key) : []);
      const isOther = (one: string): boolean => same.has(one) || (counts.get(one) ?? 0) > 1;
      if (words.filter(isOther).length >= Math.max(3, words.length * 0.6)) return `is in another language ("${other}")`;
    }
    return undefined;
  }
  const text = local.texts.get(key) ?? '';
  const hasOtherScript = new Intl.Locale(code).maximize().script !== 'Latn';
  const isEnglish = hasOtherScript
    ? !/\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(text)
    : text === english.texts.get(key);
  if (code === 'en' || words.length >= 3 || !isEnglish) return undefined;
  // What most languages write alike is a name.
  const alike = [...languages.values()].filter(({ texts }) => texts.get(key) === text).length;
  const isMeant = words.every(
    (one) => isFrequent(one) || asInEnglish[code]?.some((meant) => meant.toLowerCase() === one),
  );
  if (isMeant || alike * 2 > languages.size) return undefined;
  return `is not translated: write it in this language, or list it under "asInEnglish" of config/glossary.json`;
}

/** The app fills in the placeholders of its own texts: they have those, and no others. */
export function filledFaults({ locales, catalogue, sourceTexts }: CheckedFolder): readonly Fault[] {
  const file = locales.files.get('en');
  if (!file) return [];
  return [...textsOfSource(sourceTexts, catalogue.texts.keys())].flatMap((key) => {
    const filled = sourceTexts.placeholders.get(key);
    const at = catalogue.english.has(key) ? key : `${key}_other`;
    const placeholders = [...placeholdersOf(catalogue.english.get(at) ?? '').keys()];
    const missing = filled?.find((name) => !placeholders.includes(name));
    const extra = filled && placeholders.find((name) => !filled.includes(name));
    if (missing === undefined && extra === undefined) return [];
    if (missing === undefined) return file.fault([at], `the app fills in nothing for {{${extra}}}`);
    return file.fault([at], `the placeholder {{${missing}}} is missing, which the app fills in`);
  });
}

/** A text with fewer words and a placeholder says too little by itself to be translated. */
const fewWords = 4;

/** Short texts with a placeholder have a description under `descriptions` of config/glossary.json. */
export function descriptionFaults({ locales, glossary }: CheckedFolder): readonly Fault[] {
  const [file, texts] = [locales.files.get('en'), locales.texts.get('en')];
  const described = new Set(glossary.descriptions?.map(({ key }) => key));
  // A description of no text is a fault by itself; it may be that of the text which lacks one.
  const isSound = [...described].every((key) => texts?.has(key) === true || texts?.has(`${key}_other`) === true);
  if (!file || !texts || !glossary.descriptions || !isSound) return [];
  return [...texts].flatMap(([key, text]) => {
    // Of a text with plural forms the form `_other` speaks for all.
    const bare = key.endsWith('_other') ? withoutForm(key) : key;
    const isShort = text.includes('{{') && wordsOfText(text).length < fewWords;
    if (!isShort || described.has(bare) || key.endsWith('_one')) return [];
    return file.fault([key], shortMessage(bare));
  });
}

function shortMessage(key: string): string {
  return `has fewer than ${fewWords} words and a placeholder: say where it stands and what fills it, for "${key}" under "descriptions" of config/glossary.json`;
}
