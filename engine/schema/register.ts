/**
 * The words that a product adds to config, as types. A product declares them once, beside the call of
 * `registerLanguage` that says the same at run time.
 *
 * @example
 *   declare module 'engine/schema/register.ts' {
 *     interface Register {
 *       readonly catalogue: 'books';
 *     }
 *   }
 */
export interface Register {}

type Registered<Key extends string, Usual> = Register extends Readonly<Record<Key, infer Value>> ? Value : Usual;

/** A key of the texts of all languages. */
export type TextKey = Registered<'text', string>;
/** A catalogue whose entries may be the value of a parameter. */
export type CatalogueName = Registered<'catalogue', string>;
/** Which entries of a catalogue are offered. */
export type Offer = Registered<'offer', object>;
/** The conditions that the product adds to those of the engine. */
export type ProductCondition = Registered<'condition', never>;

/** What the scope of the product's screens has besides values and data. */
export type ProductScope = Registered<'scope', object>;

/** The validators of a form, as the product's form library takes them. */
export type Validators = Registered<'validators', unknown>;

/** The closed lists of words that the product fills, with the words of each. */
export type WordLists = Registered<'words', Readonly<Record<string, string>>>;
/** A word of such a list, such as a flag that the device keeps. */
export type WordOf<List extends string> = List extends keyof WordLists ? WordLists[List] : string;
