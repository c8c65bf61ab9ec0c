import { canBeTogether } from 'engine/compiler/check/check-conditions.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import type { CheckedFile } from 'engine/compiler/check/compile-file.ts';
import {
  type CheckedFolder,
  type Inner,
  type Node,
  type Path,
  entriesIn,
  faultsIn,
  isReference,
  nodeOf,
  valuesIn,
} from './rule.ts';
import { lastWord } from './shown-figures.ts';

/** A text's key that says something is not so, such as `noEntry`, `notStarted`, `volumeMissing`. */
const denies = /(?:^|\.)(?:no|not|none|nothing|low|closed|highest)(?![a-z])[^.]*$|^closed\.|(?:Missing|Low|Closed)$/;
/** A reference that says so itself, such as `$account.isEmpty`. */
const isDenial = /(?:No|Not|None|Nothing|Missing|Low|Closed|Highest|Empty)(?![a-z])/;
/** What a test says by its name: `$account.isLocked` says `locked`. */
const states = /\.(?:is|are)([A-Z]\w*)$/;
/** Keys of a node whose texts show on conditions of their own. */
const others = new Set(['when', 'action', 'buttons', 'items', 'rows', 'blocks', 'empty', 'otherwise', 'words', 'with']);

/** One test of a condition. */
interface Test {
  readonly about: string;
  readonly is: boolean;
  readonly so: 'there' | 'open';
}

/** What says that there is none shows where there is none, and what says that something is so where it is so. */
export function stateFaults(checked: CheckedFile): readonly Fault[] {
  const ofStates = faultsIn(checked.file, (node, fault, path) => {
    const tests = testsOf(node['when']);
    if (!tests || tests.length === 0) return [];
    return textsIn(node, path).flatMap(({ value }) => {
      const text = String(value);
      const message = contradiction(text, tests);
      return message === undefined ? [] : fault('when', message);
    });
  });
  return [...ofStates, ...valueFaults(checked)];
}

function contradiction(text: string, tests: readonly Test[]): string | undefined {
  const word = lastWord(text).toLowerCase();
  const denied = tests.find(({ about, is }) => {
    const state = states.exec(about)?.[1];
    return !is && state !== undefined && word.startsWith(state.toLowerCase());
  });
  const isOpposite = denies.test(text) && tests.every(({ about, is }) => is && !isDenial.test(about));
  if (!denied && !isOpposite) return undefined;
  const shows = (denied ? [denied] : tests).map(({ about, is, so }) => `"${about}" is ${is ? '' : 'not '}${so}`);
  return `"${text}" says the opposite of when it shows: only where ${shows.join(' and ')}`;
}

/** The tests that must all pass; undefined for a condition of alternatives or comparisons. */
function testsOf(condition: unknown): readonly Test[] | undefined {
  const node = nodeOf(condition);
  if (typeof node['is'] === 'string') return [{ about: node['is'], is: true, so: 'there' }];
  if (typeof node['open'] === 'string') return [{ about: node['open'], is: true, so: 'open' }];
  if ('runtime' in node) return [];
  if ('not' in node) {
    const inner = testsOf(node['not']);
    const [only] = inner ?? [];
    return only && inner?.length === 1 ? [{ ...only, is: !only.is }] : undefined;
  }
  if (!Array.isArray(node['all'])) return undefined;
  const all = node['all'].map(testsOf);
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

/** The keys of texts that show where the condition of a node holds. */
function textsIn(node: Node, path: Path): Inner[] {
  return entriesIn(node).flatMap(([key, value]): Inner[] => {
    const at = [...path, key];
    if (others.has(String(key))) return [];
    if (typeof value === 'string')
      return ['text', 'title', 'message', 'label'].includes(String(key)) ? [{ path: at, value }] : [];
    if (Array.isArray(value)) return value.flatMap((one, index) => textsWithout(one, [...at, index]));
    return textsWithout(value, at);
  });
}

function textsWithout(value: unknown, path: Path): Inner[] {
  return typeof value !== 'object' || value === null || 'when' in value ? [] : textsIn(nodeOf(value), path);
}

/** Faults of what shows for one value of an entry and is said of another: a period that has started has not ended. */
function valueFaults({ file, shapeAt }: CheckedFile): Fault[] {
  const plain = (word: string): string => word.replaceAll('_', '').toLowerCase();
  return faultsIn(file, (node, fault) => {
    const [about = '', value = ''] = entriesIn(nodeOf(node['when'])['equals']).map(([, one]) => String(one));
    const otherWords = (shapeAt(about)?.words ?? []).filter((word) => word !== value && word.length > 3);
    if (!/^\$(?:row|entry)\./.test(about) || 'moves' in node) return [];
    return ['text', 'title', 'message', 'label', 'completed', 'failed'].flatMap((key) => {
      const text = node[key];
      const said = typeof text === 'string' ? plain(lastWord(text)) : '';
      const other = said.startsWith(plain(value)) ? undefined : otherWords.find((word) => said.startsWith(plain(word)));
      const message = `"${String(text)}" says "${other}", but shows where "${about}" is "${value}"`;
      return other === undefined ? [] : fault(['when', 'equals', 1], message, other);
    });
  });
}

/** What shows only where something is not there does not show it. */
export function absentFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const { when, ...rest } = node;
    const absent = (testsOf(when) ?? []).filter(({ is }) => !is);
    // What it asks in conditions of its own may be anything.
    const shown = valuesIn([rest]).filter(
      ({ path: at }) => !at.some((key) => ['when', 'is', 'not'].includes(String(key))),
    );
    return shown.flatMap(({ value }) => {
      const missing = absent.find(({ about }) => value === about || String(value).startsWith(`${about}.`));
      return missing && isReference(value)
        ? fault('when', `shows "${value}" only where "${missing.about}" is not there`)
        : [];
    });
  });
}

/** The texts of two keys are not exchanged: what is said while waiting, and when something has arrived. */
export function exchangedFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const said = Object.entries(node).flatMap(([key, text]) =>
      typeof text === 'string' && !text.startsWith('$') && text.includes('.')
        ? [{ key, says: lastWord(text), text }]
        : [],
    );
    return said.flatMap(({ key, says, text }, index) => {
      const other = said.findIndex((one) => one.key === says && one.says === key);
      return other > index ? fault(key, `"${text}" is exchanged with "${said[other]?.text}" of "${says}"`) : [];
    });
  });
}

/** A form that is done once does not stand where it is done. */
export function doneFaults({ file }: CheckedFile, { files }: CheckedFolder): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const form = nodeOf(files.get(`forms/${String(node['form'])}`)?.file.value);
    const done = nodeOf(form['done'])['session'];
    const isDone = testsOf(node['when'])?.some(({ about, is }) => is && about === `$session.${String(done)}`) === true;
    return done !== undefined && isDone
      ? fault('when', `shows this form only where it is done: "$session.${String(done)}"`)
      : [];
  });
}

/** Of two steps of a checklist each is done by something of its own. */
export function stepDoneFaults({ file }: CheckedFile): readonly Fault[] {
  return faultsIn(file, (node, fault) => {
    const items = node['block'] === 'checklist' ? entriesIn(node['items']).map(([, item]) => nodeOf(item)) : [];
    return items.flatMap((item, index) => {
      const twin = items
        .slice(0, index)
        .find(
          (other) =>
            other['label'] !== item['label'] &&
            JSON.stringify(other['done']) === JSON.stringify(item['done']) &&
            canBeTogether(other['when'], item['when']),
        );
      const message = `says that "${String(item['label'])}" is done, as "${String(twin?.['label'])}" does`;
      return twin ? fault(['items', index, 'done'], message) : [];
    });
  });
}
