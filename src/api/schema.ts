/**
 * What answers of the API are checked with: the words of zod that generated code uses (orval.config.ts), as guards. zod
 * itself is 6 kB of every first load, for what no answer needs. What they accept is compared with openapi.yaml in
 * tests/contract.
 */

/** What a place of an answer should have had. */
type Expected = 'object' | 'array' | 'tuple' | 'text' | 'number' | 'boolean' | 'null' | 'word';

/** A place of an answer that breaks its schema. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  /** What it should have had; more than one for a choice. */
  readonly expected: readonly Expected[];
}

type Path = Issue['path'];
type Fits<T> = (value: unknown, path: Path, issues: Issue[]) => value is T;
type Check<T> = (value: T) => boolean;

/** The schema of a value of type `T`. */
export class Schema<out T> {
  readonly expected: readonly Expected[];
  /** Whether `value`, which is at `path`, is as the schema says; adds an issue for each place where it is not. */
  readonly fits: Fits<T>;

  constructor(expected: readonly Expected[], fits: Fits<T>) {
    this.expected = expected;
    this.fits = fits;
  }

  /** The value as it is, or the issues. */
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } } {
    const issues: Issue[] = [];
    return this.fits(value, [], issues) ? { success: true, data: value } : { success: false, error: { issues } };
  }

  /** The value as it is. @throws where `safeParse` has issues */
  parse(value: unknown): T {
    const parsed = this.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new TypeError(parsed.error.issues.map(sentence).join('; '));
  }

  /** A schema whose values pass these checks as well. */
  check(...checks: readonly Check<T>[]): Schema<T> {
    return new Schema(
      this.expected,
      (value, path, issues): value is T =>
        this.fits(value, path, issues) && (checks.every((passes) => passes(value)) || miss(this, path, issues)),
    );
  }
}

/** A schema of some words, with the words. */
class Words<const T extends string> extends Schema<T> {
  readonly options: readonly T[];

  constructor(options: readonly T[]) {
    super(
      ['word'],
      (value, path, issues): value is T => options.some((one) => one === value) || miss(this, path, issues),
    );
    this.options = options;
  }
}

/** The type of the values of a schema. */
export type output<S> = S extends Schema<infer T> ? T : never;
export type { output as input };

type Shape = Readonly<Record<string, Schema<unknown>>>;
type OptionalKeys<S> = { [Key in keyof S]: undefined extends output<S[Key]> ? Key : never }[keyof S];
type Fields<S> = { [Key in Exclude<keyof S, OptionalKeys<S>>]: output<S[Key]> } & {
  [Key in OptionalKeys<S>]?: output<S[Key]>;
};
type Flat<T> = { [Key in keyof T]: T[Key] };

/** An issue in words. */
export function sentence({ path, expected }: Issue): string {
  return `${path.map(String).join('.')}: not ${expected.join(' or ')}`;
}

function miss({ expected }: Pick<Issue, 'expected'>, path: Path, issues: Issue[]): false {
  issues.push({ path, expected });
  return false;
}

function leaf<T>(expected: Expected, isOne: (value: unknown) => value is T): Schema<T> {
  const expectation = { expected: [expected] };
  return new Schema(
    expectation.expected,
    (value, path, issues): value is T => isOne(value) || miss(expectation, path, issues),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const string = (): Schema<string> => leaf('text', isText);
export const number = (): Schema<number> => leaf('number', isNumber);
export const int = (): Schema<number> => leaf('number', (value): value is number => Number.isSafeInteger(value));
export const boolean = (): Schema<boolean> => leaf('boolean', (value) => typeof value === 'boolean');
const nothing = (): Schema<null> => leaf('null', (value) => value === null);
export const literal = <const T extends string | number>(one: T): Schema<T> =>
  leaf('word', (value): value is T => value === one);
const oneOf = <const T extends string>(options: readonly T[]): Words<T> => new Words(options);
export { nothing as null, oneOf as enum };

export const minLength =
  (least: number): Check<string> =>
  ({ length }) =>
    length >= least;
export const maxLength =
  (most: number): Check<string> =>
  ({ length }) =>
    length <= most;
export const gte =
  (least: number): Check<number> =>
  (value) =>
    value >= least;
export const lte =
  (most: number): Check<number> =>
  (value) =>
    value <= most;
export const regex =
  (pattern: RegExp): Check<string> =>
  (value) =>
    pattern.test(value);

export const uuid = (): Schema<string> => string().check(regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i));

const moment =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const isMoment = (value: string): boolean => {
  const [, year, month, day] = moment.exec(value)?.map(Number) ?? [];
  // Day 0 of the next month is the last of this one.
  return year !== undefined && Number(day) <= new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
};
export const iso = { datetime: (_: { readonly offset: true }): Schema<string> => string().check(isMoment) };

export function union<const M extends readonly Schema<unknown>[]>(members: M): Schema<output<M[number]>> {
  const expectation = { expected: members.flatMap(({ expected }) => expected) };
  return new Schema(
    expectation.expected,
    (value, path, issues): value is output<M[number]> =>
      members.some((member) => member.fits(value, path, [])) || miss(expectation, path, issues),
  );
}

export const nullable = <T>(inner: Schema<T>): Schema<T | null> =>
  new Schema(
    [...inner.expected, 'null'],
    (value, path, issues): value is T | null => value === null || inner.fits(value, path, issues),
  );
export const optional = <T>(inner: Schema<T>): Schema<T | undefined> =>
  new Schema(
    inner.expected,
    (value, path, issues): value is T | undefined => value === undefined || inner.fits(value, path, issues),
  );
export const nullish = <T>(inner: Schema<T>): Schema<T | null | undefined> => optional(nullable(inner));
/** A parameter with a default, which the server fills in. */
const withDefault = <T>(inner: Schema<T>, _: T): Schema<T | undefined> => optional(inner);
export { withDefault as _default };

export function array<T>(entry: Schema<T>): Schema<T[]> {
  const isList = leaf('array', (value): value is unknown[] => Array.isArray(value));
  return new Schema(
    isList.expected,
    (value, path, issues): value is T[] =>
      isList.fits(value, path, issues) && all(value.map((one, index) => entry.fits(one, [...path, index], issues))),
  );
}

export function tuple<const M extends readonly Schema<unknown>[]>(
  members: M,
): Schema<{ -readonly [Index in keyof M]: output<M[Index]> }> {
  type Entries = { -readonly [Index in keyof M]: output<M[Index]> };
  const isLong = leaf('tuple', (value): value is unknown[] => Array.isArray(value) && value.length === members.length);
  return new Schema(
    isLong.expected,
    (value, path, issues): value is Entries =>
      isLong.fits(value, path, issues) &&
      all(members.map((member, index) => member.fits(value[index], [...path, index], issues))),
  );
}

const anyObject = (): Schema<Record<string, unknown>> => leaf('object', isObject);

export function record<T>(_: Schema<string>, entry: Schema<T>): Schema<Record<string, T>> {
  const isRecord = anyObject();
  return new Schema(
    isRecord.expected,
    (value, path, issues): value is Record<string, T> =>
      isRecord.fits(value, path, issues) &&
      all(Object.entries(value).map(([key, one]) => entry.fits(one, [...path, key], issues))),
  );
}

/** An object with these fields; others are allowed, as a newer API may have more. */
export function object<const S extends Shape>(shape: S): Schema<Flat<Fields<S>>> {
  const isRecord = anyObject();
  return new Schema(
    isRecord.expected,
    (value, path, issues): value is Flat<Fields<S>> =>
      isRecord.fits(value, path, issues) &&
      all(Object.entries(shape).map(([key, field]) => field.fits(value[key], [...path, key], issues))),
  );
}

/** Whether all hold, each of which was looked at, so that each issue is known. */
function all(fit: readonly boolean[]): boolean {
  return fit.every(Boolean);
}
