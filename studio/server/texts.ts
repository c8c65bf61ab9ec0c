import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findUses, readUses } from '../../compiler/report/find-uses.ts';
import { glossarySchema } from 'engine/compiler/texts/glossary.ts';
import { bareKeys, formsOf, pluralKeys } from 'engine/compiler/texts/plural-forms.ts';
import { roomOf } from '../../compiler/rules/room.ts';
import type { Checker } from './checker.ts';
import type { Drafts } from './drafts.ts';
import { revisionOf } from './save.ts';
import { hasTerm, termsIn, termsOf } from './terms.ts';

/** The texts of one language beside the English ones, and where each is shown. */
export function textsOf({ project: { config, kinds, root } }: Checker, drafts: Drafts, language: string) {
  const [file, englishFile] = [`locales/${language}`, 'locales/en'];
  const [translations, english] = [textsOfFile(drafts.text(file)), textsOfFile(drafts.text(englishFile))];
  const [translationsBefore, englishBefore] = [
    textsOfFile(drafts.baseText(file)),
    textsOfFile(drafts.baseText(englishFile)),
  ];
  const plurals = pluralKeys(Object.keys(english));
  const index = readUses(config);
  const texts = index.uses.filter(({ kind }) => kind === 'text');
  const glossary = join(drafts.folder, 'locales/glossary.md');
  const terms = language === 'en' || !existsSync(glossary) ? [] : termsOf(readFileSync(glossary, 'utf8'), language);
  const { data } = glossarySchema.safeParse(config.file('glossary').value);
  const descriptions = new Map(data?.descriptions?.map(({ key, description }) => [key, description]));
  const used = Map.groupBy(texts, ({ name }) => name);
  return {
    revision: revisionOf(drafts.text(file)),
    rows: [...bareKeys(Object.keys(english))].toSorted().map((key) => {
      const isPlural = plurals.has(key);
      const model = isPlural ? `${key}_other` : key;
      const written = isPlural ? formsOf(language).map((form) => `${key}_${form}`) : [key];
      const { screens } = findUses(
        { ...index, uses: used.get(key) ?? [] },
        { kind: 'text', name: key },
        { kinds, root },
      );
      return {
        key,
        english: english[model] ?? '',
        // Where it stands and what fills it.
        description: descriptions.get(key),
        texts: written.map((formKey) => ({ key: formKey, text: translations[formKey] ?? '' })),
        // The terms of the glossary in the English text, and whether the translation has another word for one.
        terms: termsIn(english[model] ?? '', terms).map((term) => {
          const translated = written.flatMap((formKey) => translations[formKey] ?? []);
          const isMissing = term.isPlain && translated.length > 0 && !translated.some((text) => hasTerm(text, term));
          return { found: term.found, translations: term.translations, isMissing };
        }),
        // Its English was changed and its translation was not.
        isOld:
          language !== 'en' &&
          written.some(
            (formKey) => translations[formKey] !== undefined && translations[formKey] === translationsBefore[formKey],
          ) &&
          englishBefore[model] !== undefined &&
          englishBefore[model] !== english[model],
        // The letters that it has room for on the narrowest phone.
        room: roomOf(key, language),
        uses: [...screens].map(([screen, [use]]) => ({
          screen,
          place: use ? config.file(use.file).placeOf(use.path) : '',
        })),
      };
    }),
  };
}

/** The texts in a file of a language, by their keys; none if it cannot be read. */
export function textsOfFile(text: string | undefined): Record<string, string> {
  try {
    const { $schema: _, ...texts }: Record<string, unknown> = { ...JSON.parse(text ?? '{}') };
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, String(value)]));
  } catch {
    return {};
  }
}
