import { z } from 'zod';

import { isFaultKind } from '../../schema/fault-kind.ts';
import { type Fault, fewWords, nearest } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';
import { limitOf, typeName } from './schema-words.ts';
import { recordOf } from '../../record.ts';

type Issue = z.core.$ZodIssue;

/** zod does not list the known keys with an unknown key; they are added to the issue here, to suggest the nearest. */
z.config({
  customError: (issue) => {
    if (issue.code === 'unrecognized_keys') Object.assign(issue, { known: keysOf(issue.inst) });
    return undefined;
  },
});

/** The issues of a schema as faults of a file. */
export function schemaFaults(file: SourceFile, issues: readonly Issue[]): Fault[] {
  const flat = issues.flatMap((issue) => flatten(file, issue));
  const meant = new Set(flat.flatMap((issue) => meantKeys(issue)));
  return flat
    .filter((issue) => !isMissing(file, issue) || !meant.has(JSON.stringify(issue.path)))
    .flatMap((issue) => issueFaults(file, issue));
}

/** The issue itself, or for a union the issues of the branch that was probably meant. */
function flatten(file: SourceFile, issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const value = valueAt(file.value, issue.path);
  const weighed = issue.errors.map((branch) => ({ branch, weight: weightOf(branch, value) }));
  const least = Math.min(...weighed.map(({ weight }) => weight));
  const [best, ...others] = weighed.filter(({ weight }) => weight === least).map(({ branch }) => branch);
  const merged = best && others.length > 0 && least >= weights.key ? mergedIssue(issue, [best, ...others]) : undefined;
  if (merged) return [merged];
  return (best ?? []).flatMap((inner) => flatten(file, { ...inner, path: [...issue.path, ...inner.path] }));
}

const weights = { type: 1000, key: 10, meantKey: 5, deep: 1 };

/**
 * How far a value is from matching a branch of a union: errors in its own keys weigh more than those inside them, which
 * count once for each key, however many they are.
 */
function weightOf(branch: readonly Issue[], value: unknown): number {
  const unknown = branch.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const deep = new Set<unknown>();
  return branch.reduce((sum, issue) => {
    const [key] = issue.path;
    if (issue.path.length === 0) {
      if (issue.code === 'unrecognized_keys') return sum + weights.key * issue.keys.length;
      if (issue.code === 'invalid_union') return sum + Math.min(...issue.errors.map((inner) => weightOf(inner, value)));
      return sum + weights.type;
    }
    if (issue.path.length > 1 || valueAt(value, issue.path) !== undefined) {
      const isCounted = deep.has(key);
      deep.add(key);
      return isCounted ? sum : sum + weights.deep;
    }
    return sum + (nearest(String(key), unknown) === undefined ? weights.key : weights.meantKey);
  }, 0);
}

/** One issue for several equally near branches: the expected types, or the keys that are missing or unknown. */
function mergedIssue(issue: Issue, branches: readonly (readonly Issue[])[]): Issue | undefined {
  const rootIssues = branches.flat().filter(({ path }) => path.length === 0);
  const expected = rootIssues.flatMap(expectedOf);
  const { path, message } = issue;
  if (expected.length === branches.length)
    return { code: 'custom', path, message, params: { expected: [...new Set(expected)] } };
  const unknown = rootIssues.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []));
  const missing = branches.flat().flatMap((one) => (one.path.length === 1 ? [String(one.path[0])] : []));
  const known = [...new Set([...rootIssues.flatMap(knownKeys), ...missing])];
  const strange = [...new Set(unknown)].filter((key) => !known.includes(key));
  if (strange.length > 0)
    return Object.assign({ code: 'unrecognized_keys' as const, path, message, keys: strange }, { known });
  if (unknown.length > 0)
    return { code: 'custom', path, message: `the keys ${[...new Set(unknown)].join(', ')} cannot be used together` };
  // Branches that all take the type say what is wrong with the value.
  if (known.length === 0) return undefined;
  return { code: 'custom', path, message: `must have one of ${known.join(', ')}` };
}

/** What a branch of a union expects in place of a value of another type: a type, or its only value. */
function expectedOf(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [String(issue.expected)];
  const [only, ...others] = issue.code === 'invalid_value' ? issue.values : [];
  return only !== undefined && others.length === 0 ? [JSON.stringify(only)] : [];
}

function issueFaults(file: SourceFile, issue: Issue): Fault[] {
  const { path } = issue;
  const value = valueAt(file.value, path);
  const key = String(path.at(-1));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((word) => unknownKey(file, [...path, word], knownKeys(issue)));
    case 'invalid_value': {
      const words = issue.values.map(String);
      if (value !== undefined && words.length === 1)
        return [file.fault(path, `must be ${JSON.stringify(issue.values[0])}`)];
      if (value === undefined) return [missingFault(file, path, `: one of ${words.join(', ')}`)];
      return [
        {
          ...file.fault(
            path,
            `${JSON.stringify(value)} is not one of ${words.join(', ')}`,
            nearest(String(value), words),
          ),
          kind: { is: 'word', word: String(value), words },
        },
      ];
    }
    case 'invalid_type':
      if (isMissing(file, issue)) return [missingFault(file, path)];
      return [file.fault(path, `must be ${typeName(issue.expected, value)}`)];
    case 'invalid_union': {
      // The word that chooses one of several schemas.
      const words = wordsOf(issue);
      if (value === undefined) return [missingFault(file, path, fewWords(words))];
      const message = `${JSON.stringify(value)} is not one of ${words.join(', ')}`;
      return [
        {
          ...file.fault(path, message, nearest(String(value), words)),
          kind: { is: 'word', word: String(value), words },
        },
      ];
    }
    case 'invalid_key': {
      const [inner] = issue.issues;
      return [
        file.fault(path, `"${key}" is not a valid name: ${inner ? limitOf(inner) : issue.message}`, undefined, true),
      ];
    }
    case 'custom': {
      const { nearest: hint, isAtKey, expected, kind }: Record<string, unknown> = { ...issue.params };
      if (Array.isArray(expected)) {
        if (value === undefined) return [missingFault(file, path)];
        const names = expected.map((one) => typeName(String(one), value));
        return [file.fault(path, `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}`)];
      }
      const fault = file.fault(path, issue.message, typeof hint === 'string' ? hint : undefined, isAtKey === true);
      return [{ ...fault, kind: isFaultKind(kind) ? kind : undefined }];
    }
    default:
      return [file.fault(path, limitOf(issue))];
  }
}

/** The words that choose one of the schemas of a union. */
function wordsOf(issue: Issue): string[] {
  const { options }: Record<string, unknown> = recordOf(issue);
  return Array.isArray(options) ? options.map(String) : [];
}

/** The fault of a key that has to be there. */
function missingFault(file: SourceFile, path: readonly PropertyKey[], because = ''): Fault {
  return { ...file.fault(path, `missing "${String(path.at(-1))}"${because}`), kind: { is: 'missing' } };
}

/** The fault of an unknown key. */
function unknownKey(file: SourceFile, path: readonly PropertyKey[], known: readonly string[]): Fault {
  const key = String(path.at(-1));
  const hides = [...path.slice(0, -1), 'isHidden'];
  // A value that is hidden in one runtime has a condition that is not written in the file.
  if (key === 'when' && file.writtenAt(hides) !== undefined) {
    const isEntry = typeof path.at(-2) === 'number';
    const words = 'hides everywhere or not at all here: true is the only value';
    return file.fault(hides, isEntry ? words : 'hides nothing here: hide what has it');
  }
  const near = nearest(key, known);
  const words = near === undefined && known.length > 0 ? `: one of ${known.join(', ')}` : '';
  return file.fault(path, `unknown key "${key}"${words}`, near, true);
}

/** The paths of the keys that unknown keys probably mean, so that they are not reported as missing too. */
function meantKeys(issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => JSON.stringify([...issue.path, nearest(key, knownKeys(issue))]));
}

function isMissing(file: SourceFile, issue: Issue): boolean {
  return issue.path.length > 0 && valueAt(file.value, issue.path) === undefined;
}

function knownKeys(issue: Issue): string[] {
  const known: unknown = recordOf(issue).known;
  return Array.isArray(known) ? known.map(String).filter((key) => key !== '$schema') : [];
}

/** The keys of a strict object, or of a record whose keys are an enum. */
function keysOf(schema: unknown): string[] {
  const { shape, keyType } = recordOf(recordOf(recordOf(schema)._zod).def);
  if (shape !== undefined) return Object.keys(recordOf(shape));
  return Object.keys(recordOf(recordOf(recordOf(keyType)._zod).def).entries ?? {});
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => recordOf(value)[String(key)], root);
}
