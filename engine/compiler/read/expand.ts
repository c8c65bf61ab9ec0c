import { nearest } from '../report/faults.ts';
import { recordOf } from '../../record.ts';
import { productLanguage } from '../../schema/language.ts';

type Path = readonly PropertyKey[];

/** A file that can be expanded. */
interface Source {
  readonly value: unknown;
}

/** Where a value of an expanded file was written: the file, and the path in it. */
export interface Origin<File> {
  readonly file: File;
  readonly path: Path;
}

/** Reports a fault found during the expansion, at its place. */
type Complain<File> = (origin: Origin<File>, message: string, nearest?: string) => void;

/** The parts of config/ by name; undefined for an unknown name. */
export interface Parts<File extends Source> {
  readonly names: readonly string[];
  readonly file: (name: string) => File | undefined;
}

/** A file with its includes replaced by the parts. */
export interface Expanded<File> {
  readonly value: unknown;
  /** The values that were left out because of `isHidden`. */
  readonly hidden: readonly unknown[];
  /** Where the whole value was written: in a part if the file is one. */
  readonly origin: Origin<File>;
  /** Where the value of `key` in an object of `value` was written, if that is another place than below the object's own. */
  readonly originOf: (holder: object, key: PropertyKey) => Origin<File> | undefined;
}

/** The arguments of a part, and where they were written. */
interface Arguments<File> {
  readonly values: Readonly<Record<string, unknown>>;
  /** The place of the whole "with". */
  readonly origin: Origin<File>;
  /** The place of each value; of one that a part passes on, where it was first written. */
  readonly origins: ReadonlyMap<string, Origin<File>>;
}

/**
 * Replaces includes by parts: `{ "include": "name", "with": { … } }` becomes the value of "part" in
 * `config/parts/name.json`, with each `{parameter}` filled in. Further keys of the include are added to the part or
 * override its keys. A hidden value is left out of its array, or gets a condition.
 */
export function expand<File extends Source>(
  file: File,
  value: unknown,
  parts: Parts<File>,
  complain: Complain<File>,
): Expanded<File> {
  const expansion = new Expansion(parts, complain);
  const whole: Origin<File> = { file, path: [] };
  const walked = expansion.walk(value, whole, undefined, []);
  dropData(walked, expansion.hidden);
  return {
    value: walked,
    hidden: expansion.hidden,
    origin: expansion.writtenAt(walked) ?? whole,
    originOf: (holder, key) => expansion.originOf(holder, key),
  };
}

/** Removes data that only hidden values use, so that it is not requested. */
function dropData(value: unknown, hidden: readonly unknown[]): void {
  const { data, ...rest } = recordOf(value);
  if (typeof data !== 'object' || data === null) return;
  const [left, shown] = [dataIn(hidden), dataIn(rest)];
  for (const name of Object.keys(data)) if (left.has(name) && !shown.has(name)) Reflect.deleteProperty(data, name);
}

/** The words in a value that may name data: whole texts, and the roots of references. */
export function dataIn(value: unknown): ReadonlySet<string> {
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node === 'string') used.add(/^\$(\w+)/.exec(node)?.[1] ?? node);
    else if (typeof node === 'object' && node !== null) for (const one of Object.values(node)) visit(one);
  };
  visit(value);
  return used;
}

class Expansion<File extends Source> {
  readonly #origins = new WeakMap<object, Origin<File>>();
  /** For an object of a part: the keys whose whole value is a parameter, with the place of that parameter's value. */
  readonly #filledKeys = new WeakMap<object, ReadonlyMap<PropertyKey, Origin<File>>>();
  readonly hidden: unknown[] = [];
  readonly #parts: Parts<File>;
  readonly #complain: Complain<File>;

  constructor(parts: Parts<File>, complain: Complain<File>) {
    this.#parts = parts;
    this.#complain = complain;
  }

  originOf(holder: object, key: PropertyKey): Origin<File> | undefined {
    const value: unknown = Reflect.get(holder, key);
    return this.writtenAt(value) ?? this.#filledKeys.get(holder)?.get(key);
  }

  /** Where an object was written; undefined for other values. */
  writtenAt(value: unknown): Origin<File> | undefined {
    return typeof value === 'object' && value !== null ? this.#origins.get(value) : undefined;
  }

  /** A value with its includes replaced; `args` are the arguments of its part, `within` the parts around it. */
  walk(value: unknown, origin: Origin<File>, args: Arguments<File> | undefined, within: readonly string[]): unknown {
    if (typeof value === 'string') return args ? this.#filled(value, origin, args) : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const kept = value.flatMap((one, index) => {
        const walked = this.walk(one, below(origin, index), args, within);
        if (recordOf(walked).isHidden !== true) return [this.#shown(walked)];
        this.hidden.push(walked);
        return [];
      });
      return this.#made(kept, origin);
    }
    const { include, with: filling, ...rest }: Record<string, unknown> = { ...value };
    const isInclude = include !== undefined;
    const entries = Object.entries(isInclude ? rest : value).map(([key, one]): [string, unknown] => {
      return [key, this.#shown(this.walk(one, below(origin, key), args, within))];
    });
    const filledKeys = new Map(
      Object.entries(isInclude ? rest : value).flatMap(([key, one]): [PropertyKey, Origin<File>][] => {
        const name = parameterIn(one);
        const place = name === undefined ? undefined : args?.origins.get(name);
        return place ? [[key, place]] : [];
      }),
    );
    if (!isInclude) return this.#made(Object.fromEntries(entries), origin, filledKeys);
    const values = Object.entries(recordOf(filling)).map(([key, one]): [string, unknown] => {
      return [key, this.walk(one, below(below(origin, 'with'), key), args, within)];
    });
    const at = below(origin, 'with');
    const origins = Object.entries(recordOf(filling)).map(([key, one]): [string, Origin<File>] => {
      return [key, args?.origins.get(parameterIn(one) ?? '') ?? below(at, key)];
    });
    const filled = { values: Object.fromEntries(values), origin: at, origins: new Map(origins) };
    const inner = this.#included(String(include), origin, filled, within);
    if (entries.length === 0 || typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    // What stands beside the include is of the file that includes.
    const beside = Object.keys(rest).map((key) => [key, below(origin, key)] as const);
    const both = new Map([...(this.#filledKeys.get(inner) ?? []), ...beside, ...filledKeys]);
    return this.#made({ ...inner, ...Object.fromEntries(entries) }, this.#origins.get(inner) ?? origin, both);
  }

  #included(name: string, origin: Origin<File>, args: Arguments<File>, within: readonly string[]): unknown {
    const { values, origin: at } = args;
    const part = this.#parts.file(name);
    const fault = part === undefined ? `unknown part "${name}"` : `the part "${name}" includes itself`;
    if (!part || within.includes(name)) {
      this.#complain(below(origin, 'include'), fault, part ? undefined : nearest(name, this.#parts.names));
      return this.#made({}, origin);
    }
    const { parameters, part: content } = recordOf(part.value);
    const names = Array.isArray(parameters) ? parameters.map(String) : [];
    for (const key of Object.keys(values).filter((one) => !names.includes(one)))
      this.#complain(below(at, key), `the part "${name}" does not accept "${key}"`, nearest(key, names));
    for (const key of names.filter((one) => !(one in values)))
      this.#complain(origin, `the part "${name}" needs "${key}"`);
    const accepted = Object.fromEntries(Object.entries(values).filter(([key]) => names.includes(key)));
    return this.walk(content, { file: part, path: ['part'] }, { ...args, values: accepted }, [...within, name]);
  }

  /** A text of a part with its parameters filled in. `"{name}"` alone becomes the value, inside a text its string. */
  #filled(text: string, origin: Origin<File>, { values }: Arguments<File>): unknown {
    const alone = parameterIn(text);
    if (alone !== undefined && alone in values) return values[alone];
    return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      if (name in values) return String(values[name]);
      this.#complain(origin, `the part has no parameter "${name}"`, nearest(name, Object.keys(values)));
      return whole;
    });
  }

  /** A value whose `isHidden` is replaced by a condition. */
  #shown(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { isHidden, when, ...rest }: Record<string, unknown> = { ...value };
    if (isHidden === undefined) return value;
    const origin = this.#origins.get(value);
    const { elsewhere, never } = productLanguage().hiding;
    const condition = isHidden === true ? never : typeof isHidden === 'string' ? elsewhere[isHidden] : undefined;
    if (condition === undefined) {
      const places = Object.keys(elsewhere);
      const there = places.length === 0 ? '' : `, ${places.map((place) => `"${place}"`).join(' or ')} there alone`;
      const words = `${JSON.stringify(isHidden)} is nowhere to hide it: true hides it everywhere${there}`;
      if (origin) this.#complain(below(origin, 'isHidden'), words, nearest(String(isHidden), places));
      return this.#made({ ...rest, when }, origin, this.#filledKeys.get(value));
    }
    const both = when === undefined ? condition : { all: [condition, when] };
    return this.#made({ ...rest, when: both }, origin, this.#filledKeys.get(value));
  }

  #made<T extends object>(
    value: T,
    origin: Origin<File> | undefined,
    filledKeys?: ReadonlyMap<PropertyKey, Origin<File>>,
  ): T {
    if (origin) this.#origins.set(value, origin);
    if (filledKeys && filledKeys.size > 0) this.#filledKeys.set(value, filledKeys);
    return value;
  }
}

function below<File>({ file, path }: Origin<File>, key: PropertyKey): Origin<File> {
  return { file, path: [...path, key] };
}

/** The parameter that is the whole of a text of a part, such as "{name}"; undefined if it is none. */
function parameterIn(text: unknown): string | undefined {
  return typeof text === 'string' ? /^\{(\w+)\}$/.exec(text)?.[1] : undefined;
}
