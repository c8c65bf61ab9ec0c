import type { ConfigFolder } from '../read/config-folder.ts';
import { type Fault, nearest } from '../report/faults.ts';
import { formsOf, isOneNumber, pluralKeys, withoutForm } from './plural-forms.ts';
import { remembered } from '../read/remembered.ts';
import type { SourceFile } from '../read/source-file.ts';
import { recordOf } from '../../record.ts';

/** The texts of every language by key, and their files; files that cannot be read are left out. */
export interface Locales {
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly faults: readonly Fault[];
}

/** Reads config/locales/<code>.json of every language, an object of keys and texts. */
export function readLocales(config: ConfigFolder, languages: readonly string[]): Locales {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  const files = new Map<string, SourceFile>();
  const faults: Fault[] = [];
  for (const code of languages) {
    const file = config.file(`locales/${code}`);
    faults.push(...file.syntaxFaults);
    if (file.syntaxFaults.length > 0) continue;
    if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value)) {
      faults.push(file.fault([], 'must be keys and texts in braces, { }'));
      continue;
    }
    const read = textsIn(file);
    faults.push(...read.faults);
    texts.set(code, read.texts);
    files.set(code, file);
  }
  return { texts, files, faults };
}

/** The texts of a file by key, and the faults of each by itself. */
const textsIn = remembered((file: SourceFile) => {
  const texts = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [key, text] of Object.entries<unknown>(recordOf(file.value))) {
    if (key === '$schema') continue;
    if (typeof text === 'string' && text.trim() !== '') faults.push(...writingFaults(file, key, text));
    else if (typeof text === 'object' && text !== null)
      faults.push(file.fault([key], `must be a text: keys are not nested, as "${key}.name": "…"`));
    else faults.push(file.fault([key], 'must be a non-empty text'));
    texts.set(key, typeof text === 'string' ? text : '');
  }
  return { texts, faults };
});

/** Faults of missing and unknown keys, compared with the English ones; empty if English could not be read. */
export function checkLocales({ texts, files }: Locales): Fault[] {
  const english = texts.get('en');
  if (!english) return [];
  /** The languages that lack a text, by its bare key. */
  const lackedBy = new Map<string, string[]>();
  const faultsOfLanguages = [...files].flatMap(([code, file]) => {
    const { faults, lacked } = comparedFaults(file, code, texts.get(code) ?? new Map<string, string>(), english);
    for (const key of lacked) lackedBy.set(key, [...(lackedBy.get(key) ?? []), code]);
    return faults;
  });
  return [...faultsOfLanguages, ...draftWarnings(files, lackedBy)];
}

/** The faults of the texts of a language beside the English ones, and the bare keys that it lacks. */
const comparedFaults = remembered(
  (file: SourceFile, code: string, texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>) => {
    const plurals = pluralKeys(english.keys());
    const bareKeys = new Set([...english.keys()].map((key) => bareKey(key, plurals)));
    const forms = formsOf(code);
    const faults: Fault[] = [];
    const lacked: string[] = [];
    for (const key of bareKeys) {
      const needed = plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key];
      const there = needed.find((one) => texts.has(one));
      if (there === undefined) {
        lacked.push(key);
        continue;
      }
      for (const one of needed) {
        if (texts.has(one)) continue;
        const why = `, a plural form of "${code}": it has ${forms.join(', ')}`;
        faults.push(file.fault([there], `the text "${one}" is missing${why}`, undefined, true));
      }
    }
    for (const [key, text] of texts) {
      const bare = bareKey(key, plurals);
      if (!bareKeys.has(bare))
        faults.push({
          ...file.fault([key], `"${key}" is not a key of en.json`, nearest(key, english.keys()), true),
          kind: { is: 'notInEnglish' },
        });
      else if (plurals.has(bare)) faults.push(...formFaults(file, key, code, forms));
      const isPlural = plurals.has(bare);
      // Every plural form is compared with the English form `_other`.
      const model = english.get(isPlural ? `${bare}_other` : key);
      // The placeholders of a text with malformed braces are unknown.
      if (model !== undefined && !isMiswritten(model) && !isMiswritten(text))
        faults.push(...placeholderFaults(file, key, text, model, isPlural && isOneNumber(code, formOf(key))));
    }
    return { faults, lacked };
  },
);

/**
 * Warnings about missing texts: the app shows English instead, and a release refuses them. Texts that the same
 * languages lack are one warning, in the file of the language, or in English if there are several.
 */
function draftWarnings(files: Locales['files'], lackedBy: ReadonlyMap<string, readonly string[]>): Fault[] {
  const maxListed = 5;
  return [...Map.groupBy(lackedBy, ([, codes]) => codes.toSorted().join(', '))].flatMap(([codes, lacked]) => {
    const file = files.get(codes) ?? files.get('en');
    if (!file) return [];
    const names =
      lacked
        .slice(0, maxListed)
        .map(([key]) => `"${key}"`)
        .join(', ') + (lacked.length > maxListed ? ', …' : '');
    const message =
      lacked.length === 1
        ? `the text ${names} is missing in ${codes}`
        : `${lacked.length} texts are missing in ${codes} (${names})`;
    return [{ ...file.fault([], `${message}: English shows instead`), isWarning: true }];
  });
}

/** Warnings about English texts that nothing uses. */
export function checkUnused({ texts, files }: Locales, used: ReadonlySet<string>): Fault[] {
  const [english, file] = [texts.get('en'), files.get('en')];
  if (!english || !file) return [];
  const plurals = pluralKeys(english.keys());
  const isUnused = (key: string): boolean =>
    !used.has(bareKey(key, plurals)) && (!plurals.has(bareKey(key, plurals)) || key.endsWith('_other'));
  return [...english.keys()].filter(isUnused).map((key) => ({
    ...file.fault([key], `nothing uses the text "${bareKey(key, plurals)}"`, undefined, true),
    isWarning: true,
  }));
}

const miswritten = /\{(?!\{)[^{}]*\}(?!\})|\{\{[^{}]*\}(?!\})|\{\{(?![^{}]*\}\})/;

/** Whether a text has braces that are not a valid placeholder. */
function isMiswritten(text: string): boolean {
  return text.includes('{') && miswritten.test(text.replaceAll(/\{\{-?\s*\w+[^{}]*\}\}/g, ''));
}

function inBraces(fault: Fault): Fault {
  return { ...fault, kind: { is: 'braces' } };
}

/** Faults of braces that are not a valid placeholder, unknown formats, and markup, which would show as text. */
function writingFaults(file: SourceFile, key: string, text: string): Fault[] {
  const tag = /<\/?[a-z][^<>]*>/i.exec(text)?.[0];
  return [
    ...(isMiswritten(text)
      ? [inBraces(file.fault([key], 'a placeholder has two braces on each side, as {{name}}'))]
      : []),
    ...formatsIn(text)
      .filter((format) => format !== numberFormat)
      .map((format) =>
        file.fault([key], `unknown format "${format}" of a placeholder`, nearest(format, [numberFormat])),
      ),
    ...(tag === undefined ? [] : [file.fault([key], `a text is plain: ${tag} would show literally`)]),
  ];
}

/** The only format of a placeholder: a number in the notation of the language. */
const numberFormat = 'number';

/** The formats of placeholders, after their comma. */
function formatsIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{\{-?\s*\w+\s*,([^{}]*)\}\}/g)].map(([, format = '']) => format.trim());
}

function hasUnknownFormat(text: string): boolean {
  return formatsIn(text).some((format) => format !== numberFormat);
}

/** The placeholders of a text, and whether each is a number: `count` always, others if written `{{volume, number}}`. */
export function placeholdersOf(text: string): Map<string, boolean> {
  const found = text.matchAll(/\{\{-?\s*(\w+)\s*(?:,\s*(\w+))?[^}]*\}\}/g);
  return new Map([...found].map(([, name = '', format]) => [name, name === 'count' || format === numberFormat]));
}

/** The placeholders of all texts of a language, by key without plural suffix; plural texts always have `count`. */
export function placeholdersByKey(texts: Iterable<readonly [string, string]>): Map<string, Map<string, boolean>> {
  const all = [...texts].filter(([key]) => key !== '$schema');
  const plurals = pluralKeys(all.map(([key]) => key));
  const found = new Map<string, Map<string, boolean>>();
  for (const [key, text] of all) {
    const bare = bareKey(key, plurals);
    const counted = bare === key ? [] : [['count', true] as const];
    found.set(bare, new Map([...(found.get(bare) ?? []), ...placeholdersOf(text), ...counted]));
  }
  return found;
}

function bareKey(key: string, plurals: ReadonlySet<string>): string {
  return plurals.has(withoutForm(key)) ? withoutForm(key) : key;
}

/** The plural form at the end of a key. */
function formOf(key: string): string {
  return key.slice(key.lastIndexOf('_') + 1);
}

/** A fault if the language does not have this plural form; `zero` is allowed in every language. */
function formFaults(file: SourceFile, key: string, code: string, forms: readonly string[]): Fault[] {
  const form = formOf(key);
  if (form === 'zero' || forms.includes(form)) return [];
  return [
    file.fault([key], `the language "${code}" has no plural form "${form}", only ${forms.join(', ')}`, undefined, true),
  ];
}

/** Faults of placeholders that differ from English; a form for one number only may omit `count`, as in "one entry". */
function placeholderFaults(
  file: SourceFile,
  key: string,
  text: string,
  model: string,
  isNumberKnown: boolean,
): Fault[] {
  // Most texts have no placeholder.
  if (!text.includes('{') && !model.includes('{')) return [];
  const [numbers, models] = [placeholdersOf(text), placeholdersOf(model)];
  const [actual, expected] = [[...numbers.keys()], [...models.keys()]];
  const strange = actual.filter((name) => !expected.includes(name));
  const absent = expected.filter((name) => !actual.includes(name) && !(isNumberKnown && name === 'count'));
  // One name in place of one other is a translated name.
  const [only] = strange.length === 1 && absent.length === 1 ? absent : [];
  const meantBy = (name: string): string | undefined => nearest(name, expected) ?? only;
  const meant = new Set(strange.map(meantBy));
  const missing = absent.filter((name) => !meant.has(name));
  return [
    ...[
      ...missing.map((name) => file.fault([key], `the placeholder {{${name}}} of English is missing`)),
      ...strange.map((name) => file.fault([key], `unknown placeholder {{${name}}}`, meantBy(name))),
    ].map((fault): Fault => ({ ...fault, kind: { is: 'translation' } })),
    ...actual
      .filter((name) => models.has(name) && numbers.get(name) !== models.get(name) && !hasUnknownFormat(text))
      .map((name) =>
        file.fault([key], `the placeholder is {{${name}${models.get(name) === true ? ', number' : ''}}} in English`),
      ),
  ];
}
