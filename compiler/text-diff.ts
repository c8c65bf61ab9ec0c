import { valueWords } from './diff-words.ts';
import { findUses } from './find-uses.ts';
import { bareKeys, withoutForm } from './plural-forms.ts';
import { changesBetween, withoutSchema } from './tree-diff.ts';
import { count } from './uses-report.ts';
import { type Versions, whereFound } from './where-words.ts';

/** So many languages of a text are told; of more their number is. */
const named = 4;

/** What differs in the texts: a sentence for each key with what it says in every language, and where it shows. */
export function textChanges(versions: Versions): string[] {
  const { before, after, surroundings } = versions;
  const changed = new Map<string, { readonly code: string; readonly from: unknown; readonly to: unknown }[]>();
  const codes = new Set([...before.config.namesOf('locales'), ...after.config.namesOf('locales')]);
  for (const code of ['en', ...[...codes].filter((one) => one !== 'en').toSorted()]) {
    const values = [before, after].map(({ config }) => withoutSchema(config.file(`locales/${code}`).value));
    for (const { path, before: from, after: to } of changesBetween(...pairOf(values))) {
      const key = String(path[0]);
      changed.set(key, [...(changed.get(key) ?? []), { code, from, to }]);
    }
  }
  return [...changed].map(([key, languages]) => {
    const isGone = languages.every(({ to }) => to === undefined);
    const version = isGone ? before : after;
    const texts = bareKeys(Object.keys(Object(version.config.file('locales/en').value)));
    const name = texts.has(key) ? key : withoutForm(key);
    const isNew = languages.every(({ from }) => from === undefined);
    const told = languages.slice(0, isGone || isNew ? 1 : named).map(({ code, from, to }) => {
      if (to === undefined) return `${code} ${isGone ? valueWords(from) : 'is gone'}`;
      return `${code} ${from === undefined ? valueWords(to) : `${valueWords(from)} → ${valueWords(to)}`}`;
    });
    const left = languages.length - told.length;
    const rest = left > 0 ? [`and in ${count(left, 'other language')}`] : [];
    const subject = { kind: 'text', name } as const;
    const found = findUses(version.index, subject, surroundings);
    const what = isGone ? ' is gone' : isNew ? ' is new' : '';
    return `Text ${key}${what}: ${[...told, ...rest].join('; ')}. ${whereFound(versions, version, subject, found)}`;
  });
}

function pairOf([one, other]: readonly unknown[]): [unknown, unknown] {
  return [one ?? {}, other ?? {}];
}
