import { amountOneRegExp } from '../../generated/api/schemas/amount.zod.ts';
import type { core } from 'zod/mini';

type Issue = core.$ZodIssue;

/**
 * The part of a response that matches the contract. An invalid field is left out; with `hasZeros` an invalid number is
 * 0 (FMT-01). An unknown enum value is kept, so it is treated as unknown. An entry that is not an object is
 * empty, and an invalid candle is left out. Undefined if the body or a list in it has the wrong type.
 */
export function partOf(body: unknown, issues: readonly Issue[], hasZeros: boolean): unknown {
  const part: unknown = structuredClone(body);
  const leftOut = new Map<unknown[], Set<unknown>>();
  for (const issue of issues) {
    const { path } = issue;
    const field = path.at(-1);
    if (field === undefined || isOfType(issue, 'array')) return undefined;
    // In a list of lists an entry is either complete or left out.
    const inner = path.findIndex((step, index) => typeof step === 'number' && typeof path[index + 1] === 'number');
    const entry = inner === -1 ? path.length - 1 : inner;
    const list = at(part, path.slice(0, entry));
    if (Array.isArray(list) && !isOfType(issue, 'object')) {
      const left = leftOut.get(list) ?? new Set();
      leftOut.set(list, left.add(list[Number(path[entry])]));
      continue;
    }
    const place = at(part, path.slice(0, -1));
    if (typeof place !== 'object' || place === null) continue;
    if (Array.isArray(place)) place[Number(field)] = {};
    else if (field in place && isOfWords(issue)) Object.assign(place, { [field]: wordOf(Reflect.get(place, field)) });
    else if (hasZeros && isOfNumber(issue)) Object.assign(place, { [field]: 0 });
    else Reflect.deleteProperty(place, field);
  }
  for (const [list, left] of leftOut) list.splice(0, list.length, ...list.filter((entry) => !left.has(entry)));
  return part;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, step) => (typeof current === 'object' && current ? Reflect.get(current, step) : undefined),
    value,
  );
}

function isOfType(issue: Issue, type: string): boolean {
  return issue.code === 'invalid_type' && issue.expected === type;
}

/** The issues of an issue: for a union, those of all its members. */
function faultsOf(issue: Issue): readonly Issue[] {
  return issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
}

function isOfWords(issue: Issue): boolean {
  return faultsOf(issue).some(({ code }) => code === 'invalid_value');
}

/** An unknown enum value as it is, any other value as the empty text, so that the field is never treated as absent. */
function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isOfNumber(issue: Issue): boolean {
  return faultsOf(issue).some(
    (fault) =>
      isOfType(fault, 'number') ||
      isOfType(fault, 'int') ||
      (fault.code === 'invalid_format' && fault.pattern === String(amountOneRegExp)) ||
      ((fault.code === 'too_small' || fault.code === 'too_big') &&
        (fault.origin === 'number' || fault.origin === 'int')),
  );
}
