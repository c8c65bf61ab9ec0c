import { valueWords } from './diff-words.ts';
import { type Difference, differenceOf } from './difference.ts';
import { findUses } from '../report/find-uses.ts';
import { bareKeys, withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { changesBetween, withoutSchema } from './tree-diff.ts';
import { count } from '../report/uses-report.ts';
import { type Version, type Versions, whereFound } from './where-words.ts';
import { recordOf } from 'engine/record.ts';

/** The maximum number of languages listed for a text; of the others only the number is printed. */
const named = 4;

/** The old and the new text of one language under a key; undefined if it has no such text. */
interface TextChange {
  readonly code: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The changes of texts: a sentence for each key with its languages and the places where it shows. */
export function textChanges(versions: Versions): Difference[] {
  const { before, after, surroundings } = versions;
  const changed = new Map<string, TextChange[]>();
  const codes = new Set([...before.config.namesOf('locales'), ...after.config.namesOf('locales')]);
  for (const code of ['en', ...[...codes].filter((one) => one !== 'en').toSorted()]) {
    const values = [before, after].map(({ config }) => withoutSchema(config.file(`locales/${code}`).value));
    for (const { path, before: from, after: to } of changesBetween(...pairOf(values))) {
      const key = String(path[0]);
      changed.set(key, [...(changed.get(key) ?? []), { code, from, to }]);
    }
  }
  const names = namesByLanguage(after);
  const renamed = renamedKeys(changed, after);
  return [...changed].flatMap(([key, languages]): Difference[] => {
    const said = (sentence: string): Difference[] => [differenceOf('locales/en', [key], sentence)];
    if ([...renamed.values()].includes(key)) return [];
    const newKey = renamed.get(key);
    if (newKey !== undefined) return said(`Text ${key} was renamed to ${newKey} and says the same.`);
    const isGone = languages.every(({ to }) => to === undefined);
    const version = isGone ? before : after;
    const texts = bareKeys(Object.keys(recordOf(version.config.file('locales/en').value)));
    const name = texts.has(key) ? key : withoutForm(key);
    const isNew = languages.every(({ from }) => from === undefined);
    const listed = languages.slice(0, isGone || isNew ? 1 : named).map(({ code, from, to }) => {
      if (to === undefined) return `${code} ${isGone ? valueWords(from) : 'was removed'}`;
      return `${code} ${from === undefined ? valueWords(to) : `${valueWords(from)} → ${valueWords(to)}`}`;
    });
    const left = languages.length - listed.length;
    const rest = left > 0 ? [`and in ${count(left, 'other language')}`] : [];
    const missing = isGone ? [] : [...names].flatMap(([code, ofCode]) => (ofCode.has(name) ? [] : [code]));
    const subject = { kind: 'text', name } as const;
    const found = findUses(version.index, subject, surroundings);
    const what = isGone ? ' was removed' : isNew ? ' is new' : '';
    return said(
      `Text ${key}${what}: ${[...listed, ...rest].join('; ')}.${missingWords(missing)} ${whereFound(versions, version, subject, found)}`,
    );
  });
}

/** The sentence about the languages that lack a text; empty for none. */
export function missingWords(codes: readonly string[]): string {
  return codes.length === 0
    ? ''
    : ` Missing in ${count(codes.length, 'language')}, where English shows: ${codes.join(', ')}.`;
}

/** The texts of each language, by their keys with and without the plural form. */
function namesByLanguage({ config }: Version): Map<string, ReadonlySet<string>> {
  const keysOf = (code: string): string[] => Object.keys(recordOf(config.file(`locales/${code}`).value));
  return new Map(
    config.namesOf('locales').map((code) => [code, new Set(keysOf(code).flatMap((key) => [key, withoutForm(key)]))]),
  );
}

/** The removed keys whose texts are the same in all languages under a new key, with that key. */
function renamedKeys(changed: ReadonlyMap<string, readonly TextChange[]>, { config }: Version): Map<string, string> {
  const isGone = (key: string): boolean =>
    config.namesOf('locales').every((code) => !(key in recordOf(config.file(`locales/${code}`).value)));
  const said = (languages: readonly TextChange[], side: 'from' | 'to'): string =>
    JSON.stringify(languages.map((language) => [language.code, language[side]]));
  const former = new Map([...changed].filter(([key]) => isGone(key)).map(([key, one]) => [said(one, 'from'), key]));
  return new Map(
    [...changed].flatMap(([key, one]): [string, string][] => {
      const old = former.get(said(one, 'to'));
      return old === undefined ? [] : [[old, key]];
    }),
  );
}

function pairOf([one, other]: readonly unknown[]): [unknown, unknown] {
  return [one ?? {}, other ?? {}];
}
