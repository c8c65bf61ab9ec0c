import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { type Fault, nearest } from './faults.ts';
import { SourceFile } from './source-file.ts';

/** The texts of every language, and the files they come from. */
export interface Locales {
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly faults: readonly Fault[];
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
const pluralSuffix = new RegExp(`_(${pluralForms.join('|')})$`);

/** Reads config/locales/<code>.json of every language: an object of keys to strings. */
export function readLocales(configDir: string, languages: readonly string[]): Locales {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  const files = new Map<string, SourceFile>();
  const faults: Fault[] = [];
  for (const code of languages) {
    const path = join(configDir, 'locales', `${code}.json`);
    const name = `config/locales/${code}.json`;
    if (!existsSync(path)) {
      faults.push({ file: name, line: 1, column: 1, pointer: '', message: `the file of language "${code}" is missing` });
      continue;
    }
    const file = new SourceFile(path, name);
    faults.push(...file.syntaxFaults);
    const own = new Map<string, string>();
    for (const [key, text] of Object.entries(Object(file.value))) {
      if (key === '$schema') continue;
      if (typeof text === 'string' && text.trim() !== '') own.set(key, text);
      else faults.push(file.fault([key], 'must be a text that is not empty'));
    }
    texts.set(code, own);
    files.set(code, file);
  }
  return { texts, files, faults };
}

/** Keys missing in a language, plural forms missing, other placeholders than in English, keys that nothing uses. */
export function checkLocales(locales: Locales, used: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const english = locales.texts.get('en') ?? new Map<string, string>();
  const plurals = new Set([...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralSuffix, '')));
  const bare = (key: string): string => (plurals.has(key.replace(pluralSuffix, '')) ? key.replace(pluralSuffix, '') : key);
  const bareKeys = new Set([...english.keys()].map(bare));
  for (const [code, file] of locales.files) {
    const own = locales.texts.get(code) ?? new Map<string, string>();
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    for (const key of bareKeys) {
      const needed = plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key];
      for (const one of needed) if (!own.has(one)) faults.push(file.fault([], `the text "${one}" is missing`));
    }
    for (const [key, text] of own) {
      if (!bareKeys.has(bare(key))) faults.push(file.fault([key], `"${key}" is no key of en.json`, nearest(key, english.keys()), true));
      else if (plurals.has(bare(key)) && !forms.some((form) => key.endsWith(`_${form}`)) && code !== 'en') {
        faults.push(file.fault([key], `"${code}" has no plural form "${key.split('_').at(-1)}"`, undefined, true));
      }
      const model = english.get(key) ?? english.get(`${bare(key)}_other`);
      const missing = model === undefined ? [] : placeholders(model).filter((name) => !placeholders(text).includes(name) && name !== 'count');
      const strange = model === undefined ? [] : placeholders(text).filter((name) => !placeholders(model).includes(name));
      for (const name of missing) faults.push(file.fault([key], `the placeholder {{${name}}} of English is missing`));
      for (const name of strange) faults.push(file.fault([key], `unknown placeholder {{${name}}}`, model && nearest(name, placeholders(model))));
    }
  }
  const file = locales.files.get('en');
  for (const key of bareKeys) if (!used.has(key) && file) {
    faults.push(file.fault([plurals.has(key) ? `${key}_other` : key], `nothing uses the text "${key}"`, undefined, true));
  }
  return faults;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
}
