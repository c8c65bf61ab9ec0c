import type { ComponentType } from 'react';
import type { z } from 'zod';

import type { Parameter } from '../../domain/parameter.ts';
import type { EntryValue } from '../../values/entry-value.ts';

/** A kind of block, cell, field or action: its folder's name is its name in config. */
export interface KindDefinition<Props extends z.ZodType = z.ZodType> {
  /** One sentence for the editor's completion. */
  readonly description: string;
  readonly props: Props;
  /** A use of it that works: feeds the gallery, the tests and the documentation. */
  readonly example: z.input<Props>;
  /** What the example's screen has to be like. */
  readonly stage?: Stage;
  /** The prop that names a list: inside of the kind `$row` is an entry of it, `$index` its place, 0 for the first. */
  readonly entriesOf?: string;
}

/** What an example needs around it: the search parameters and data that it names, and the room. It shows at the defaults. */
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

/** Declares a kind of block, cell or action; what it does is the default export of the module beside it. */
export function defineKind<Props extends z.ZodType>(definition: KindDefinition<Props>): KindDefinition<Props> {
  return definition;
}

/** A kind beside the module of its component, which takes the props that the definition declares. */
export type Kind<
  Definition extends { default: KindDefinition },
  Module extends { default: ComponentType<z.output<Definition['default']['props']>> },
> = [Definition, Module];

/** What a plain value is: an exact number, a day or moment, true or false, or a text. */
export type ValueKind = 'amount' | 'date' | 'truth' | 'text';

/** What a parameter of a view may be: of a kind, one of a few words, or what entries of catalogues hold. */
export type ViewParameter = ValueKind | readonly string[] | EntryValue;

/** A view: fields computed from the answers of several operations. */
export interface ViewDefinition {
  /** What it takes; all of it is needed. */
  readonly parameters: Readonly<Record<string, ViewParameter>>;
  readonly fields: readonly string[];
  /** Fields that are lists, each with the fields of its entries. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** What it asks for, so that the page can ask before its code has run; values as in config, `$parameter`. */
  readonly requests: readonly {
    readonly operation: string;
    readonly with?: Readonly<Record<string, string | number>>;
    /** Whether it asks for the first page of a list. */
    readonly isFirstPage?: boolean;
  }[];
}

/** What a field holds, as JSON Schema: always a text, so that an amount is never a float. */
export interface FieldSchema {
  readonly type: 'string';
  readonly format?: 'amount';
  readonly maxLength?: number;
}

/** A kind of field: a kind, and the schema of what it holds. */
export interface FieldDefinition<Props extends z.ZodType = z.ZodType> extends KindDefinition<Props> {
  readonly schema: FieldSchema;
  /** Props, by their paths, that must be multiples of another, as nobody could type them otherwise. */
  readonly multiples?: readonly { readonly value: string; readonly step: string }[];
  /** How many characters can be typed: as many as a prop says, else the usual number. */
  readonly length?: { readonly prop: string; readonly usual: number };
  /** What can be read of a field beyond its text, as `$form.<name>.<part>`. */
  readonly parts?: readonly string[];
}

/** Declares a kind of field. */
export function defineField<Props extends z.ZodType>(definition: FieldDefinition<Props>): FieldDefinition<Props> {
  return definition;
}
