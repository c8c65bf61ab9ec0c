import type { z } from 'zod';

import type { Condition } from './condition.ts';

/** A name in config that the compiler emits as an import of its module. */
export class ImportMark<Kind extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  constructor(kind: Kind, name: string) {
    this.kind = kind;
    this.name = name;
  }
}

/** What config says in a slot: the name of a kind, and the object that names it. */
export class SlotMark<Slot extends string = string> extends ImportMark<Slot> {
  readonly written: object;
  /** The props, once the schema of the kind has read them. */
  props: object = {};
  when: Condition | undefined;
  /** Of a block of a screen: the column it stands in. */
  column: 'first' | 'second' | undefined;
  /** Of a block: whether it stays in its place when all of its data is lost. */
  isKeptWhenLost: boolean | undefined;
  /** The roots of the references inside of it, such as `account` of `$account.total`. */
  roots: ReadonlySet<string> = new Set();
  /** Where it stands in its file. */
  path: readonly PropertyKey[] = [];
  constructor(slot: Slot, name: string, written: object) {
    super(slot, name);
    this.written = written;
  }
}

/** What the emitter writes in the place of each kind of mark: declared by the modules that are imported. */
export interface Imports {}

/** What code gets for a value that the compiler has read: an import in the place of each mark. */
export type Emitted<Value> =
  Value extends ImportMark<infer Kind>
    ? Imports[Kind & keyof Imports]
    : [keyof Value] extends [never]
      ? Value
      : { readonly [Key in keyof Value]: Emitted<Value[Key]> };

/** The props of a component whose schema this is. */
export type PropsOf<Schema extends z.ZodType> = Emitted<z.output<Schema>>;
