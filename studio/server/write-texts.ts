import { bareKeys, formsOf, pluralKeys } from 'engine/compiler/texts/plural-forms.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import type { Project } from '../../compiler/project.ts';
import { typeset } from '../../compiler/texts/typesetting.ts';
import { languageDirections } from '../../compiler/values/values.ts';
import { Refused } from './config-name.ts';
import type { Drafts } from './drafts.ts';
import { editedFile } from './edit-file.ts';
import { textsOfFile } from './texts.ts';

/** One text as it is to be; `before` is what the page showed, empty for none, as an empty `text` removes it. */
export interface WrittenText {
  readonly language: string;
  readonly key: string;
  readonly before: string;
  readonly text: string;
}

/** One text in these languages, with all of its plural forms; empty where a language has none. */
export function textIn(drafts: Drafts, languages: readonly string[], key: string) {
  const isPlural = pluralKeys(Object.keys(textsOfFile(drafts.text('locales/en')))).has(key);
  return languages.map((language) => {
    const current = textsOfFile(drafts.text(`locales/${language}`));
    const keys = isPlural ? formsOf(language).map((form) => `${key}_${form}`) : [key];
    return { language, texts: keys.map((formKey) => ({ key: formKey, text: current[formKey] ?? '' })) };
  });
}

/** The languages that lack a text, by its key; a text that none lacks is left out. */
export function missingTexts(locales: Project['locales']): Record<string, string[]> {
  const english = [...(locales.get('en')?.keys() ?? [])];
  const plurals = pluralKeys(english);
  const missing: Record<string, string[]> = {};
  for (const [language, known] of locales) {
    const forms = formsOf(language);
    for (const key of bareKeys(english)) {
      const keys = plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key];
      if (keys.some((formKey) => (known.get(formKey) ?? '') === '')) (missing[key] ??= []).push(language);
    }
  }
  return missing;
}

/**
 * The files of the languages with these texts, typeset: no operator has to know where a non-breaking space belongs.
 * @throws Refused where a text is no longer the one that the page showed
 */
export async function filesWithTexts(drafts: Drafts, texts: readonly WrittenText[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const directions = languageDirections(new ConfigFolder(drafts.folder));
  for (const [language, written] of Map.groupBy(texts, (text) => text.language)) {
    const name = `locales/${language}`;
    const file = drafts.text(name);
    if (file === undefined) throw new Refused(404, 'There is no such file.', [name]);
    const current = textsOfFile(file);
    const stale = written.find(({ key, before }) => (current[key] ?? '') !== before);
    if (stale)
      throw new Refused(409, `The text ${stale.key} (${language}) is “${current[stale.key] ?? ''}” by now.`, [name]);
    const edits = written.map(({ key, text }) =>
      text === ''
        ? { op: 'remove' as const, path: [key] }
        : { op: 'set' as const, path: [key], value: typeset(text, language, directions.get(language) ?? 'ltr') },
    );
    files.set(name, await editedFile(name, file, edits, drafts.baseText(name)));
  }
  return files;
}
