import { applyEdits, modify } from 'jsonc-parser';

import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { nearestWords } from 'engine/compiler/report/faults.ts';
import { usesInCode } from '../report/find-uses.ts';
import { bareKeys, formsOf, pluralKeys, withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { type SourceTexts, textsOfSource } from './source-texts.ts';
import { typeset } from './typesetting.ts';
import { type Use, usesIn } from '../report/uses.ts';
import { languageDirections } from '../values/values.ts';
import { recordOf } from 'engine/record.ts';

/** The changes to texts that are requested in addition to those `--fix` always makes. */
export interface TextOrders {
  /** Pairs of an old and a new key. */
  readonly renames: readonly (readonly [string, string])[];
  readonly deletions: readonly string[];
}

/** The files to write and what was changed, or the reasons why nothing is written. */
export interface TextFixes {
  /** The new content of each changed file, by its name without extension. */
  readonly files: ReadonlyMap<string, string>;
  /** One line for each change. */
  readonly done: readonly string[];
  /** The reasons why nothing is written; empty if everything is possible. */
  readonly refusals: readonly string[];
}

/** The texts of each readable language by key, and the other files that change. */
interface Draft {
  readonly locales: Map<string, Map<string, string>>;
  readonly files: Map<string, string>;
  readonly done: string[];
  readonly refusals: string[];
}

/** The folder of the project, and the texts that its code names. */
interface Code {
  readonly root: string;
  readonly sourceTexts: SourceTexts;
}

/**
 * Renames and deletes texts in all languages and wherever config/ uses them, adds missing plural forms as copies of the
 * form `_other`, corrects spaces, apostrophes and isolates, and sorts the keys.
 */
export function fixTexts(config: ConfigFolder, code: Code, { renames, deletions }: TextOrders): TextFixes {
  const draft: Draft = { locales: readTexts(config), files: new Map(), done: [], refusals: [] };
  const uses = usesIn(config).filter(({ kind }) => kind === 'text');
  const english = draft.locales.get('en') ?? new Map<string, string>();
  const plurals = pluralKeys(english.keys());
  const known = bareKeys(english.keys());
  const isKnown = (key: string): boolean => {
    if (known.has(key)) return true;
    const near = nearestWords(key, known).map((one) => `"${one}"`);
    const hint = near.length === 0 ? '' : ` — did you mean ${near.join(' or ')}?`;
    draft.refusals.push(`there is no text "${key}"${hint}`);
    return false;
  };
  for (const [from, to] of renames) {
    if (!isKnown(from)) continue;
    if (known.has(to)) draft.refusals.push(`"${from}" cannot become "${to}": that text exists already`);
    else if (!/^[A-Za-z][\w.-]*$/.test(to) || (plurals.has(from) && withoutForm(to) !== to))
      draft.refusals.push(`"${to}" is not a valid text key`);
    else if (isFreeInCode(draft, code, from)) rename(draft, config, uses, from, to);
  }
  for (const key of deletions) {
    if (!isKnown(key) || !isFreeInCode(draft, code, key)) continue;
    const places = uses.filter(({ name }) => name === key);
    if (places.length === 0) eachForm(draft, key, (texts, form) => texts.delete(form), 'deleted');
    else
      draft.refusals.push(
        `"${key}" cannot be deleted: ${places.map((use) => placeOf(config, use)).join(', ')} still use it`,
      );
  }
  addForms(draft, plurals);
  typesetAll(draft, languageDirections(config));
  return { files: changedFiles(draft, config), done: draft.done, refusals: draft.refusals };
}

function readTexts(config: ConfigFolder): Map<string, Map<string, string>> {
  const files = config.namesOf('locales').map((code) => ({ code, file: config.file(`locales/${code}`) }));
  // A file with a value that is not a text is left unchanged.
  const sound = files.filter(
    ({ file }) =>
      file.syntaxFaults.length === 0 && Object.values(recordOf(file.value)).every((text) => typeof text === 'string'),
  );
  return new Map(
    sound.map(({ code, file }) => [
      code,
      new Map(Object.entries(recordOf(file.value)).map(([key, text]) => [key, String(text)])),
    ]),
  );
}

/** Whether no code uses the text; if some does, adds a refusal, because the code would not be changed. */
function isFreeInCode({ refusals }: Draft, { root, sourceTexts }: Code, key: string): boolean {
  if (textsOfSource(sourceTexts, [key]).size === 0) return true;
  const places = usesInCode(root, { kind: 'text', name: key }).map(({ file, line }) => `${file}:${line}`);
  refusals.push(`"${key}" is not changed: the code uses it${places.length === 0 ? '' : ` (${places.join(', ')})`}`);
  return false;
}

function rename(draft: Draft, config: ConfigFolder, uses: readonly Use[], from: string, to: string): void {
  eachForm(
    draft,
    from,
    (texts, form) => {
      texts.set(to + form.slice(from.length), texts.get(form) ?? '');
      texts.delete(form);
    },
    `renamed to "${to}"`,
  );
  for (const { file, path } of uses.filter(({ name }) => name === from)) {
    const text = draft.files.get(file) ?? config.file(file).text ?? '';
    const places = path.map((part) => (typeof part === 'number' ? part : String(part)));
    draft.files.set(file, applyEdits(text, modify(text, places, to, {})));
    draft.done.push(`${file}.json: ${placeOf(config, { file, path })} names "${to}"`);
  }
}

/** Changes a text and its plural forms in every language that has it. */
function eachForm(
  { locales, done }: Draft,
  key: string,
  change: (texts: Map<string, string>, form: string) => void,
  what: string,
): void {
  const codes = [...locales].flatMap(([code, texts]) => {
    const isPlural = pluralKeys(texts.keys()).has(key);
    const forms = [...texts.keys()].filter((one) => one === key || (isPlural && withoutForm(one) === key));
    for (const form of forms) change(texts, form);
    return forms.length > 0 ? [code] : [];
  });
  done.push(`locales: "${key}" is ${what} in ${codes.join(', ')}`);
}

/** Adds missing plural forms as copies of the form `_other`, so that translators find them in the file. */
function addForms({ locales, done }: Draft, plurals: ReadonlySet<string>): void {
  for (const [code, texts] of locales) {
    const forms = formsOf(code);
    for (const key of plurals) {
      const other = texts.get(`${key}_other`);
      const lacking = other === undefined ? [] : forms.filter((form) => !texts.has(`${key}_${form}`));
      for (const form of lacking) {
        texts.set(`${key}_${form}`, other ?? '');
        done.push(`locales/${code}.json: "${key}_${form}" is a copy of "${key}_other", to be translated`);
      }
    }
  }
}

/** Corrects non-breaking spaces, apostrophes and the isolates around amounts in all texts. */
function typesetAll({ locales, done }: Draft, directions: ReadonlyMap<string, string>): void {
  for (const [code, texts] of locales)
    for (const [key, text] of texts) {
      const written = key === '$schema' ? text : typeset(text, code, directions.get(code) ?? 'ltr');
      if (written === text) continue;
      texts.set(key, written);
      done.push(`locales/${code}.json: "${key}" is now ${JSON.stringify(written)}`);
    }
}

/** The files whose content changes; those of languages with sorted keys. */
function changedFiles({ locales, files, done }: Draft, config: ConfigFolder): Map<string, string> {
  const written = [...locales].map(([code, texts]): [string, string] => {
    const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [`locales/${code}`, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`];
  });
  for (const [name, text] of written) {
    const { value } = config.file(name);
    const isSorted =
      JSON.stringify(Object.keys(recordOf(value))) === JSON.stringify(Object.keys(recordOf(value)).toSorted());
    if (text !== config.file(name).text && !isSorted) done.push(`${name}.json: the keys are sorted now`);
  }
  return new Map([...files, ...written].filter(([name, text]) => text !== config.file(name).text));
}

function placeOf(config: ConfigFolder, { file, path }: Pick<Use, 'file' | 'path'>): string {
  const { file: name, line, column } = config.file(file).fault(path, '');
  return `${name}:${line}:${column}`;
}
