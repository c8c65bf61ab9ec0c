import { nearest } from './faults.ts';

type Path = readonly PropertyKey[];

/** A file as far as it is expanded. */
interface Source {
  readonly value: unknown;
}

/** Where a value of an expanded file stands: the file it was written in, and its path there. */
export interface Origin<File> {
  readonly file: File;
  readonly path: Path;
}

/** What goes wrong while a file is expanded, at its place. */
type Complain<File> = (origin: Origin<File>, message: string, nearest?: string) => void;

/** The parts of config/ by name; undefined where there is none. */
export interface Parts<File extends Source> {
  readonly names: readonly string[];
  readonly file: (name: string) => File | undefined;
}

/** A file with its parts in place. */
export interface Expanded<File> {
  readonly value: unknown;
  /** What was left out. */
  readonly hidden: readonly unknown[];
  /** Where an object or list of `value` was written. */
  readonly originOf: (held: object) => Origin<File> | undefined;
}

/** The values of a part's parameters. */
type Given = Readonly<Record<string, unknown>>;

const runtimes = ['web', 'messenger'] as const;
/** A condition that never holds. */
const never = { not: { any: runtimes.map((runtime) => ({ runtime })) } };

/**
 * Puts parts in their places: `{ "include": "name", "with": { … } }` becomes what `config/parts/name.json` holds under
 * "part", with each `{parameter}` filled in; further keys stand beside its own or replace them. What is hidden is left out of
 * its list, or gets a condition.
 */
export function expand<File extends Source>(
  file: File,
  value: unknown,
  parts: Parts<File>,
  complain: Complain<File>,
): Expanded<File> {
  const expansion = new Expansion(parts, complain);
  const walked = expansion.walk(value, { file, path: [] }, undefined, []);
  dropData(walked, expansion.hidden);
  return {
    value: walked,
    hidden: expansion.hidden,
    originOf: (held) => expansion.origins.get(held),
  };
}

/** Takes out the data that only hidden things use: it would be asked for in vain. */
function dropData(value: unknown, hidden: readonly unknown[]): void {
  const { data, ...rest }: Record<string, unknown> = { ...Object(value) };
  if (typeof data !== 'object' || data === null) return;
  const [left, shown] = [dataIn(hidden), dataIn(rest)];
  for (const name of Object.keys(data)) if (left.has(name) && !shown.has(name)) Reflect.deleteProperty(data, name);
}

/** The words of a value that may name data: whole ones, and those that references begin with. */
export function dataIn(given: unknown): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (held: unknown): void => {
    if (typeof held === 'string') used.add(/^\$(\w+)/.exec(held)?.[1] ?? held);
    else if (typeof held === 'object' && held !== null) for (const one of Object.values(held)) visit(one);
  };
  visit(given);
  return used;
}

class Expansion<File extends Source> {
  readonly origins = new WeakMap<object, Origin<File>>();
  readonly hidden: unknown[] = [];
  readonly #parts: Parts<File>;
  readonly #complain: Complain<File>;

  constructor(parts: Parts<File>, complain: Complain<File>) {
    this.#parts = parts;
    this.#complain = complain;
  }

  /** A value with its parts in place; `given` fills the part it stands in, `within` names the parts around it. */
  walk(held: unknown, origin: Origin<File>, given: Given | undefined, within: readonly string[]): unknown {
    if (typeof held === 'string') return given ? this.#filled(held, origin, given) : held;
    if (typeof held !== 'object' || held === null) return held;
    if (Array.isArray(held)) {
      const kept = held.flatMap((one, index) => {
        const walked = this.walk(one, below(origin, index), given, within);
        if (Object(walked).isHidden !== true) return [this.#shown(walked)];
        this.hidden.push(walked);
        return [];
      });
      return this.#made(kept, origin);
    }
    const { include, with: filling, ...own }: Record<string, unknown> = { ...held };
    const isInclude = include !== undefined;
    const entries = Object.entries(isInclude ? own : held).map(([key, one]): [string, unknown] => {
      return [key, this.#shown(this.walk(one, below(origin, key), given, within))];
    });
    if (!isInclude) return this.#made(Object.fromEntries(entries), origin);
    const values = Object.entries(Object(filling)).map(([key, one]): [string, unknown] => {
      return [key, this.walk(one, below(below(origin, 'with'), key), given, within)];
    });
    const inner = this.#included(String(include), origin, Object.fromEntries(values), within);
    if (entries.length === 0 || typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return this.#made({ ...inner, ...Object.fromEntries(entries) }, this.origins.get(inner) ?? origin);
  }

  #included(name: string, origin: Origin<File>, values: Given, within: readonly string[]): unknown {
    const part = this.#parts.file(name);
    const fault = part === undefined ? `unknown part "${name}"` : `the part "${name}" includes itself`;
    if (!part || within.includes(name)) {
      this.#complain(below(origin, 'include'), fault, part ? undefined : nearest(name, this.#parts.names));
      return this.#made({}, origin);
    }
    const { parameters, part: content }: Record<string, unknown> = Object(part.value);
    const names = Array.isArray(parameters) ? parameters.map(String) : [];
    for (const key of Object.keys(values).filter((one) => !names.includes(one)))
      this.#complain(below(below(origin, 'with'), key), `the part "${name}" takes no "${key}"`, nearest(key, names));
    for (const key of names.filter((one) => !(one in values)))
      this.#complain(origin, `the part "${name}" needs "${key}"`);
    const taken = Object.fromEntries(Object.entries(values).filter(([key]) => names.includes(key)));
    return this.walk(content, { file: part, path: ['part'] }, taken, [...within, name]);
  }

  /** A text of a part with its parameters: alone one is the value itself, among other words its text. */
  #filled(text: string, origin: Origin<File>, given: Given): unknown {
    const alone = /^\{(\w+)\}$/.exec(text)?.[1];
    if (alone !== undefined && alone in given) return given[alone];
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      if (name in given) return String(given[name]);
      this.#complain(origin, `the part has no parameter "${name}"`, nearest(name, Object.keys(given)));
      return whole;
    });
  }

  /** What is hidden, everywhere or in one runtime, as a condition. */
  #shown(held: unknown): unknown {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
    const { isHidden, when, ...rest }: Record<string, unknown> = { ...held };
    const other = runtimes.find((one) => one !== isHidden);
    const condition = isHidden === true ? never : runtimes.some((one) => one === isHidden) && { runtime: other };
    if (condition === false) return held;
    const both = when === undefined ? condition : { all: [condition, when] };
    return this.#made({ ...rest, when: both }, this.origins.get(held));
  }

  #made<T extends object>(held: T, origin: Origin<File> | undefined): T {
    if (origin) this.origins.set(held, origin);
    return held;
  }
}

function below<File>({ file, path }: Origin<File>, key: PropertyKey): Origin<File> {
  return { file, path: [...path, key] };
}
