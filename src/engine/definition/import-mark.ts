import type { z } from 'zod';

/** A name in config that the compiler emits as an import of its module. */
export class ImportMark<Kind extends string = string> {
  readonly kind: Kind;
  readonly name: string;
  constructor(kind: Kind, name: string) {
    this.kind = kind;
    this.name = name;
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
