import { recordOf } from 'engine/record.ts';

/** What the first part of a reference stands for; another one is a name under `data`. */
const roots: Readonly<Record<string, string>> = {
  search: 'page address',
  session: 'the user',
  row: 'the entry',
  form: 'the form',
  parameter: 'parameter',
  index: 'the place in the list',
};

/** Words that begin the name of what is true or false, such as `isLocked`. */
const verb = /^(is|has|can|are)\s+(.+)$/;

/** A name such as `freeTokensRedeemed` in words. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A reference such as `$account.lockFinishAt` in words: `Account › lock finish at`. */
export function referenceWords(reference: string): string {
  return capital(partsOf(reference).join(' › '));
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

function partsOf(reference: string): string[] {
  const [root = '', ...parts] = reference.replace(/^\$/, '').split('.');
  return [roots[root] ?? wordsOf(root), ...parts.map((part) => wordsOf(part).toLowerCase())];
}

/** A condition as a sentence without its point: `Account is not locked, and the app runs on the web`. */
export function conditionWords(condition: unknown): string {
  return capital(wordsFor(condition, true));
}

/** When something with a condition shows: `only in the messenger`, `only if Account is not locked`. */
export function onlyWords(condition: unknown): string {
  const { runtime, not }: Record<string, unknown> = recordOf(condition);
  const other: unknown = recordOf(not)['runtime'];
  if (runtime !== undefined || other !== undefined)
    return (runtime ?? (other === 'web' ? 'messenger' : 'web')) === 'web' ? 'only on the web' : 'only in the messenger';
  return `only if ${wordsFor(condition, true)}`;
}

/** The words by which a condition says what it compares; `open` has further ones of its own. */
const conditionKeys = new Set(
  'is not all any equals atLeast above before runtime allowed open network isAlone in'.split(' '),
);

/** Whether a value is a condition, by its keys. */
export function isCondition(value: unknown): boolean {
  const keys = Object.keys(recordOf(value));
  return (
    !Array.isArray(value) &&
    keys.length > 0 &&
    keys.every((key) => conditionKeys.has(key)) &&
    (keys.length === 1 || keys.includes('open'))
  );
}

function wordsFor(condition: unknown, isTrue: boolean): string {
  if (typeof condition === 'string')
    return `what the parameter ${condition} says ${isTrue ? 'holds' : 'does not hold'}`;
  const {
    is,
    not,
    all,
    any,
    equals,
    atLeast,
    above,
    before,
    runtime,
    allowed,
    open,
    include,
    ...rest
  }: Record<string, unknown> = recordOf(condition);
  const verbs = isTrue ? 'is' : 'is not';
  if (not !== undefined) return wordsFor(not, !isTrue);
  if (Array.isArray(all)) return joined(all, isTrue, isTrue ? 'and' : 'or');
  if (Array.isArray(any)) return joined(any, isTrue, isTrue ? 'or' : 'and');
  if (is !== undefined) return factWords(is, isTrue);
  if (Array.isArray(equals)) return `${valueWords(equals[0])} ${verbs} ${valueWords(equals[1])}`;
  if (Array.isArray(atLeast))
    return `${valueWords(atLeast[0])} is ${isTrue ? 'at least' : 'less than'} ${valueWords(atLeast[1])}`;
  if (Array.isArray(above))
    return `${valueWords(above[0])} is ${isTrue ? 'more than' : 'at most'} ${valueWords(above[1])}`;
  if (before !== undefined)
    return isTrue ? `it is before ${valueWords(before)}` : `it is ${valueWords(before)} or later`;
  if (runtime !== undefined)
    return `the app ${isTrue ? 'runs' : 'does not run'} ${runtime === 'web' ? 'on the web' : 'in the messenger'}`;
  if (allowed !== undefined) return `the user ${verbs} on the list “${String(allowed)}”`;
  if (open !== undefined) {
    const { network, isAlone, in: place } = rest;
    const where = network === undefined ? 'any network' : valueWords(network);
    const alone = isAlone === true ? ' and at no other' : '';
    const runtimes = place === undefined ? '' : place === 'web' ? ', on the web' : ', in the messenger';
    return `${valueWords(open)} ${verbs} open at ${where}${alone}${runtimes}`;
  }
  if (include !== undefined) return `the part “${String(include)}” ${isTrue ? 'holds' : 'does not hold'}`;
  return 'nothing is chosen yet';
}

function joined(conditions: readonly unknown[], isTrue: boolean, word: string): string {
  const parts = conditions.map((condition) => {
    const words = wordsFor(condition, isTrue);
    const inner = Object.keys(recordOf(condition)).some((key) => key === 'all' || key === 'any' || key === 'not');
    return inner && / (?:and|or) /.test(words) ? `(${words})` : words;
  });
  return parts.join(`, ${word} `);
}

/** A value that is there or not; a name such as `isLocked` is a sentence by itself. */
function factWords(value: unknown, isTrue: boolean): string {
  const path = typeof value === 'string' && value.startsWith('$') ? partsOf(value) : [];
  const [, begin, rest] = verb.exec(path.at(-1) ?? '') ?? [];
  if (begin === undefined || rest === undefined) return `${valueWords(value)} is ${isTrue ? '' : 'not '}there`;
  return `${path.slice(0, -1).join(' › ')} ${begin} ${isTrue ? '' : 'not '}${rest}`;
}

function valueWords(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (value.startsWith('$')) return partsOf(value).join(' › ');
  return /^-?\d+(?:\.\d+)?$/.test(value) ? value : `“${value}”`;
}
