import { z } from 'zod';

import { isRecord, recordOf } from '../../record.ts';
import { type Complaint, rulesOf } from '../../schema/check.ts';
import { condition } from '../../schema/condition.ts';
import { ImportMark, SlotMark } from '../../schema/import-mark.ts';
import { isReference } from '../../schema/value.ts';
import type { ConfigScope, SlotName } from '../../schema/scope.ts';
import type { Kinds } from '../read/kinds.ts';
import { fewWords, nearest } from '../report/faults.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];
type Filling = Pick<SlotMark, 'props' | 'when' | 'column' | 'isKeptWhenLost' | 'roots' | 'path'>;

interface Found {
  readonly issues: Issue[];
  /** What was read in each slot, by the object that was written there. */
  readonly slots: Map<unknown, Filling>;
  /** The roots of the references that were met. */
  readonly roots: Set<string>;
}
interface Slotted {
  readonly slot: SlotName;
  readonly isPlaced: boolean;
  readonly written: Readonly<Record<string, unknown>>;
  readonly scope: ConfigScope;
  readonly path: Path;
}

const columns = z.enum(['first', 'second']).optional();
const when = condition.optional();

/** What was read: the value, if it has no faults, and what is wrong with it. */
export interface Read<Value> {
  readonly value: Value | undefined;
  readonly issues: readonly Issue[];
  /** The roots of its references. */
  readonly roots: ReadonlySet<string>;
}

/**
 * Reads a value of config by its schema. First its form; then, in one walk over the schema, the kinds in its slots, each
 * by its own schema, and what the schemas ask of the names that the file may use.
 */
export class ConfigReader {
  readonly #kinds: Kinds['slots'];

  constructor({ slots }: Kinds) {
    this.#kinds = slots;
  }

  read<Schema extends z.ZodType>(
    schema: Schema,
    written: unknown,
    scope: ConfigScope,
    path: Path = [],
  ): Read<z.output<Schema>> {
    const { data, error } = schema.safeParse(written);
    const slots: Found['slots'] = new Map();
    const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
    const roots = new Set<string>();
    this.#visit(schema, written, scope, path, { issues, slots, roots });
    if (issues.length > 0) return { value: undefined, issues, roots };
    fill(data, slots);
    return { value: data, issues, roots };
  }

  #visit(schema: z.core.$ZodType, written: unknown, scope: ConfigScope, path: Path, found: Found): void {
    const { slot, isPlaced = false, isValue, checks = [], inner } = rulesOf(schema);
    if (isValue && isReference(written)) found.roots.add(written.slice(1).split('.')[0] ?? '');
    if (slot !== undefined) {
      if (isRecord(written) && !Array.isArray(written)) this.#readSlot({ slot, isPlaced, written, scope, path }, found);
      return;
    }
    const names = inner && isRecord(written) ? inner(written, scope) : scope;
    for (const [key, part, value] of partsOf(schema, written))
      this.#visit(part, value, names, key === undefined ? path : [...path, key], found);
    if (checks.length === 0) return;
    const { success, data } = z.safeParse(schema, written);
    for (const complaint of success ? checks.flatMap((check) => check.run(data, names)) : [])
      if (complaint) found.issues.push(issueOf(path, complaint));
  }

  /** Reads what stands in a slot: by the schema of the kind that it names. */
  #readSlot({ slot, isPlaced, written, scope, path }: Slotted, { issues, slots, ...found }: Found): void {
    const { [slot]: name, ...conditional } = written;
    const { when: writtenWhen, ...others } = conditional;
    const { column, ...placeless } = others;
    // Nothing shows an action by itself: what has it is shown or hidden.
    const rest = isPlaced ? placeless : slot === 'action' ? conditional : others;
    const kind = this.#kinds[slot].get(String(name));
    const shown = this.read(when, slot === 'action' ? undefined : writtenWhen, scope, [...path, 'when']);
    const placed = this.read(columns, isPlaced ? column : undefined, scope, [...path, 'column']);
    issues.push(...shown.issues, ...placed.issues);
    if (typeof name !== 'string' || !kind) {
      issues.push(issueOf(path, this.#kindFault(slot, name, Object.keys(rest))));
      return;
    }
    const entries = kind.entriesOf === undefined ? undefined : rest[kind.entriesOf];
    const props = this.read(kind.props, rest, typeof entries === 'string' ? scope.withEntryOf(entries) : scope, path);
    issues.push(...props.issues);
    const roots = new Set([...shown.roots, ...props.roots]);
    for (const root of roots) found.roots.add(root);
    if (props.issues.length > 0) return;
    const derived = kind.derived?.(props.value, scope);
    slots.set(written, {
      props: { ...recordOf(props.value), ...derived },
      when: shown.value,
      column: placed.value,
      isKeptWhenLost: kind.isKeptWhenLost,
      roots,
      path,
    });
  }

  /** What is wrong where the kind of a slot is missing or unknown, with a suggestion for a misspelled key. */
  #kindFault(slot: SlotName, name: unknown, keys: readonly string[]): Complaint {
    const kinds = [...this.#kinds[slot].keys()];
    if (name !== undefined) {
      const hint = nearest(String(name), kinds);
      const others = hint === undefined ? fewWords(kinds) : '';
      return { path: [slot], message: `unknown ${slot} ${JSON.stringify(name)}${others}`, nearest: hint };
    }
    const slip = keys.find((key) => nearest(key, [slot]) !== undefined);
    if (slip !== undefined) return { path: [slip], message: `unknown key "${slip}"`, nearest: slot, isAtKey: true };
    return { message: `missing "${slot}": one of ${kinds.join(', ')}`, kind: { is: 'missing' } };
  }
}

function issueOf(path: Path, { message, path: below = [], nearest: hint, isAtKey, kind }: Complaint): Issue {
  return { code: 'custom', path: [...path, ...below], message, params: { nearest: hint, isAtKey, kind } };
}

/** The parts of a value that have a schema of their own; a part without a key is the value itself. */
function partsOf(schema: z.core.$ZodType, written: unknown): [PropertyKey | undefined, z.core.$ZodType, unknown][] {
  if (written === undefined) return [];
  if (schema instanceof z.ZodPipe) return [[undefined, schema.in, written]];
  // `unwrap` would build the schema anew.
  if (schema instanceof z.ZodLazy) return [[undefined, schema._zod.innerType, written]];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return [[undefined, schema.unwrap(), written]];
  if (schema instanceof z.ZodUnion) {
    const isMeant = (option: z.core.$ZodType): boolean =>
      hasKeys(option, written) && z.safeParse(option, written).success;
    const meant = schema.options.find(isMeant);
    return meant ? [[undefined, meant, written]] : [];
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(written) ? written.map((one, index) => [index, schema.element, one]) : [];
  if (!isRecord(written)) return [];
  if (schema instanceof z.ZodRecord)
    return Object.entries(written).map(([key, value]) => [key, schema.valueType, value]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([key, part]) => [key, part, written[key]]);
}

/** Whether a value has no other keys than an object schema: it is parsed only then, as that costs more. */
function hasKeys(schema: z.core.$ZodType, written: unknown): boolean {
  if (!(schema instanceof z.ZodObject) || !isRecord(written)) return true;
  return Object.keys(written).every((key) => key in schema.shape);
}

/** Gives the marks of slots in a value what was read for them. */
function fill(value: unknown, slots: ReadonlyMap<unknown, Filling>): void {
  if (value instanceof SlotMark) Object.assign(value, slots.get(value.written));
  else if (isRecord(value) && !(value instanceof ImportMark))
    for (const part of Object.values(value)) fill(part, slots);
}
