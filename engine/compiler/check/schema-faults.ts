import { z } from 'zod';

import { type Fault, nearest } from '../report/faults.ts';
import type { SourceFile } from '../read/source-file.ts';
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
  const given = valueAt(file.value, issue.path);
  const weighed = issue.errors.map((branch) => ({ branch, weight: weightOf(branch, given) }));
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
function weightOf(branch: readonly Issue[], given: unknown): number {
  const unknown = branch.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const deep = new Set<unknown>();
  return branch.reduce((sum, issue) => {
    const [key] = issue.path;
    if (issue.path.length === 0) {
      if (issue.code === 'unrecognized_keys') return sum + weights.key * issue.keys.length;
      if (issue.code === 'invalid_union') return sum + Math.min(...issue.errors.map((inner) => weightOf(inner, given)));
      return sum + weights.type;
    }
    if (issue.path.length > 1 || valueAt(given, issue.path) !== undefined) {
      const isCounted = deep.has(key);
      deep.add(key);
      return isCounted ? sum : sum + weights.deep;
    }
    return sum + (nearest(String(key), unknown) === undefined ? weights.key : weights.meantKey);
  }, 0);
}

/** One issue for several equally near branches: the expected types, or the keys that are missing or unknown. */
function mergedIssue(issue: Issue, branches: readonly (readonly Issue[])[]): Issue | undefined {
  const own = branches.flat().filter(({ path }) => path.length === 0);
  const types = own.flatMap((one) => (one.code === 'invalid_type' ? [String(one.expected)] : []));
  const { path, message } = issue;
  if (types.length === branches.length)
    return { code: 'custom', path, message, params: { types: [...new Set(types)] } };
  const unknown = own.flatMap((one) => (one.code === 'unrecognized_keys' ? one.keys : []));
  const missing = branches.flat().flatMap((one) => (one.path.length === 1 ? [String(one.path[0])] : []));
  const known = [...new Set([...own.flatMap(knownKeys), ...missing])];
  const strange = [...new Set(unknown)].filter((key) => !known.includes(key));
  if (strange.length > 0)
    return Object.assign({ code: 'unrecognized_keys' as const, path, message, keys: strange }, { known });
  if (unknown.length > 0)
    return { code: 'custom', path, message: `the keys ${[...new Set(unknown)].join(', ')} cannot be used together` };
  // Branches that all take the type say what is wrong with the value.
  if (known.length === 0) return undefined;
  return { code: 'custom', path, message: `must have one of ${known.join(', ')}` };
}

function issueFaults(file: SourceFile, issue: Issue): Fault[] {
  const { path } = issue;
  const given = valueAt(file.value, path);
  const key = String(path.at(-1));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((word) => unknownKey(file, [...path, word], knownKeys(issue)));
    case 'invalid_value': {
      const words = issue.values.map(String);
      if (given === undefined) return [file.fault(path, `missing "${key}": one of ${words.join(', ')}`)];
      return [
        file.fault(path, `${JSON.stringify(given)} is not one of ${words.join(', ')}`, nearest(String(given), words)),
      ];
    }
    case 'invalid_type':
      if (isMissing(file, issue)) return [file.fault(path, `missing "${key}"`)];
      return [file.fault(path, `must be ${typeName(issue.expected, given)}`)];
    case 'invalid_key': {
      const [inner] = issue.issues;
      return [
        file.fault(path, `"${key}" is not a valid name: ${inner ? limitOf(inner) : issue.message}`, undefined, true),
      ];
    }
    case 'custom': {
      const { nearest: hint, isAtKey, types }: Record<string, unknown> = { ...issue.params };
      if (Array.isArray(types)) {
        if (given === undefined) return [file.fault(path, `missing "${key}"`)];
        return [file.fault(path, `must be ${types.map((type) => typeName(String(type), given)).join(' or ')}`)];
      }
      return [file.fault(path, issue.message, typeof hint === 'string' ? hint : undefined, isAtKey === true)];
    }
    default:
      return [file.fault(path, limitOf(issue))];
  }
}

function limitOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return `must ${sizeVerb(issue.origin)} ${issue.exact ? '' : 'at least '}${issue.minimum}${sizeUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `must ${sizeVerb(issue.origin)} ${issue.exact ? '' : 'at most '}${issue.maximum}${sizeUnit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return patternWords.get(String(issue.pattern)) ?? `must match ${issue.pattern ?? issue.format}`;
    default:
      return issue.message;
  }
}

function sizeVerb(origin: string): string {
  return origin === 'array' || origin === 'string' ? 'have' : 'be';
}

function sizeUnit(origin: string, size: number | bigint): string {
  const isOne = Number(size) === 1;
  if (origin === 'array') return isOne ? ' entry' : ' entries';
  if (origin === 'string') return isOne ? ' character' : ' characters';
  return '';
}

/** Messages for the text patterns of the schemas, by the source of the pattern. */
const patternWords: ReadonlyMap<string, string> = new Map(
  [
    ['^\\d+(\\.\\d{1,18})?$', 'must be an amount of digits and a dot, such as "0.025", without a sign or a unit'],
    ['^[A-Z]{2,10}$', 'must be 2 to 10 capital letters, such as "XAUT"'],
    ['^[A-Z0-9]{2,12}(:[A-Z0-9]{2,12})?$', 'must be capital letters and digits, such as "BTCUSD" or "PEPE:USD"'],
    ['^[a-z]{2}$', 'must be two lowercase letters, such as "en"'],
    ['^[a-z]+$', 'must be lowercase letters only'],
    ['^[a-z-]+$', 'must be lowercase letters and dashes only'],
    ['^[a-zA-Z]+$', 'must be letters only'],
    ['^[a-z][A-Za-z0-9]*$', 'must be letters and digits only, starting with a lowercase letter'],
    ['^\\d{4}-\\d{2}-\\d{2}$', 'must be a day such as "2026-03-31"'],
    ['^[^<>{}]*$', 'must be plain words: < > { } would show literally'],
    [
      '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2}))?$',
      'must be a day such as "2026-03-31", or a time with its zone such as "2026-03-31T18:00Z" or "2026-03-31T18:00+02:00"',
    ],
    ['^\\d{4}-(0[1-9]|1[0-2])-01$', 'must be the first of a month, such as "2026-03-01"'],
    ['^[^\\s@]+@[^\\s@]+$', 'must be an e-mail address'],
    ['^\\/.*', 'must begin with "/"'],
    ['^\\$', 'must be a reference, which begins with "$"'],
  ].map(([pattern = '', words = '']) => [`/${pattern}/`, words] as const),
);

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** A type in words; if only the quotes of the value are wrong, says so. */
function typeName(type: string, given?: unknown): string {
  const name = typeNames[type] ?? `of type ${type}`;
  if (type === 'string') return typeof given === 'number' || typeof given === 'boolean' ? `${name}, in quotes` : name;
  const isQuoted =
    typeof given === 'string' &&
    (type === 'boolean' ? /^(true|false)$/ : /^(int|number)$/.test(type) ? /^-?\d+(\.\d+)?$/ : /^(?!)/).test(given);
  return isQuoted ? `${name}, without quotes` : name;
}

/** The fault of an unknown key. */
function unknownKey(file: SourceFile, path: readonly PropertyKey[], known: readonly string[]): Fault {
  const key = String(path.at(-1));
  const hides = [...path.slice(0, -1), 'isHidden'];
  // A value that is hidden in one runtime has a condition that is not written in the file.
  if (key === 'when' && file.writtenAt(hides) !== undefined)
    return file.fault(hides, 'hides everywhere or not at all here: true is the only value');
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
  return path.reduce<unknown>((held, key) => recordOf(held)[String(key)], root);
}
