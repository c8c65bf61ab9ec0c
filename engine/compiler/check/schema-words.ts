import type { z } from 'zod';

/** What is wrong with the size or form of a value, in words. */
export function limitOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.inclusive === false) return `must be more than ${issue.minimum}`;
      return `must ${sizeVerb(issue.origin)} ${issue.exact ? '' : 'at least '}${issue.minimum}${sizeUnit(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `must ${sizeVerb(issue.origin)} ${issue.exact ? '' : 'at most '}${issue.maximum}${sizeUnit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      if (issue.format === 'date') return 'must be a day such as "2026-03-31"';
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
    ['^(0\\.\\d{1,4}|1)$', 'must be a share from 0.0 to 1 in quotes, such as "0.9" for 90 %'],
    ['^(0x)?[0-9a-fA-F]+$', 'must be digits and the letters a to f, with or without 0x before them'],
    ['^\\/.*', 'must begin with "/"'],
    ['^\\$', 'must be a reference, which begins with "$"'],
  ].map(([pattern = '', words = '']) => [`/${pattern}/`, words] as const),
);

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list in brackets, [ ]',
  object: 'a group of values in braces, { }',
  record: 'a group of values in braces, { }',
};

/** A type in words; if only the quotes of the value are wrong, says so. */
export function typeName(type: string, value?: unknown): string {
  const name = typeNames[type] ?? type;
  if (type === 'string') return typeof value === 'number' || typeof value === 'boolean' ? `${name}, in quotes` : name;
  const isQuoted =
    typeof value === 'string' &&
    (type === 'boolean' ? /^(true|false)$/ : /^(int|number)$/.test(type) ? /^-?\d+(\.\d+)?$/ : /^(?!)/).test(value);
  return isQuoted ? `${name}, without quotes` : name;
}
