import type { ComponentType } from 'react';
import type { z } from 'zod';

import type { Condition } from './condition.ts';
import type { ImportMark, PropsOf } from './import-mark.ts';
import type { EntryValue, ConfigScope, ValueKind } from './scope.ts';
import type { Parameter } from '../runtime/parameter.ts';

/** A kind of block, cell, field or action: its folder name is its name in config. */
export interface KindDefinition<Props extends z.ZodType = z.ZodType, Derived extends object = object> {
  /** One sentence for editor completion. */
  readonly description: string;
  readonly props: Props;
  /** A working example: used by the gallery, the tests and the documentation. */
  readonly example: z.input<Props>;
  /** The screen that the example requires. */
  readonly stage?: Stage;
  /** The prop that names a list: inside of the kind `$row` is an entry, `$index` its zero-based index. */
  readonly entriesOf?: string;
  /** A root that it adds to the references of its file, such as `entry` of `$entry`. */
  readonly root?: string;
  /** Further props of its component, which follow from those in config and from the screen. */
  readonly derived?: (props: z.output<Props>, scope: ConfigScope) => Derived;
  /** Of a block: the pages of lists that it requests as soon as it shows, so that they can be requested before its code is there. */
  readonly pages?: (props: z.output<Props>) => readonly FirstPage[];
  /** Whether each of its values says that it is not loaded, so that no error takes the block's place. */
  readonly isKeptWhenLost?: boolean;
}

/** The first page of a list, with `size` entries if it has not as many as a page of the API. */
export interface FirstPage {
  readonly list: ImportMark;
  readonly with: Readonly<Record<string, unknown>>;
  readonly size?: number;
  readonly when?: Condition;
}

/** The environment of an example: search parameters, data and space. The example is shown with the defaults. */
export interface Stage {
  readonly search?: Readonly<Record<string, Parameter>>;
  readonly data?: Readonly<
    Record<
      string,
      { readonly view: string; readonly with: Readonly<Record<string, string>> } | { readonly operation: string }
    >
  >;
  readonly layout?: 'wide' | 'full';
}

/** Declares a kind of block, cell or action; the module beside it exports the implementation as default. */
export function defineKind<Props extends z.ZodType, Derived extends object = object>(
  definition: KindDefinition<Props, Derived>,
): KindDefinition<Props, Derived> {
  return definition;
}

/** A kind beside the module of its component, which takes the props that the definition declares. */
export type Kind<
  Definition extends { default: KindDefinition },
  Module extends { default: ComponentType<PropsOf<Definition['default']['props']> & DerivedOf<Definition['default']>> },
> = [Definition, Module];
type DerivedOf<Definition> = Definition extends KindDefinition<z.ZodType, infer Derived> ? Derived : object;

/** The type of a view's parameter: a value kind, one of a few words, or the key or a field of catalogue entries. */
export type ViewParameter = ValueKind | readonly string[] | EntryValue;

/** A view: fields computed from the answers of several operations. */
export interface ViewDefinition {
  /** The parameters; all are required. */
  readonly parameters: Readonly<Record<string, ViewParameter>>;
  readonly fields: readonly string[];
  /** The fields that no sheet explains: not a number, or a number that an answer or config holds as it is. */
  readonly unexplained?: readonly string[];
  /** The fields that are lists, each with the fields of its entries. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** The requests whose answers it computes from, so that they can be made before its code is there. */
  readonly requests: readonly ViewRequest[];
  /** Whether its module makes the queries, which begin with the requests and may go on with others. */
  readonly hasQueries?: boolean;
}

/** A request of a view; a value is as in config, or `$` and the name of a parameter. */
interface ViewRequest {
  readonly operation: string;
  readonly with?: Readonly<Record<string, string | number>>;
  /** Whether it requests the first page of a list. */
  readonly isFirstPage?: boolean;
  /** Where not all values of the parameters lead to it; only of a view that makes its queries. */
  readonly when?: Condition;
}

/** The JSON Schema of a field's value: always a string, so that an amount is never a float. */
export interface FieldSchema {
  readonly type: 'string';
  readonly format?: 'amount';
  readonly maxLength?: number;
}

/** A kind of field: a kind, and the schema of what it holds. */
export interface FieldDefinition<Props extends z.ZodType = z.ZodType> extends KindDefinition<Props> {
  readonly schema: FieldSchema;
  /** Paths of props that must be multiples of another; otherwise they could not be typed. */
  readonly multiples?: readonly { readonly value: string; readonly step: string }[];
  /** The maximum text length: the value of a prop, or else the default. */
  readonly length?: { readonly prop: string; readonly usual: number };
  /** The derived values of a field, read as `$form.<name>.<part>`. */
  readonly parts?: readonly string[];
}

/** Declares a kind of field. */
export function defineField<Props extends z.ZodType>(definition: FieldDefinition<Props>): FieldDefinition<Props> {
  return definition;
}
