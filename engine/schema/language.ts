import { z } from 'zod';

import type { SlotName, ValueKind } from './scope.ts';
import type { CatalogueName, Offer, ProductCondition, WordOf } from './register.ts';

/** What a product adds to the language of config. */
export interface Language extends Additions {
  /** Where the kinds of each slot and the views are, from the folder of the project; a folder may be missing. */
  readonly folders: Readonly<Record<SlotName | 'view', string>> & {
    /** The modules of icons (`IconBook.mjs`), and pictures by file name. */
    readonly icon?: string;
    readonly picture?: string;
    /** The JSON Schemas that files of config name as theirs; without it they name none. */
    readonly schema?: string;
  };
}

/** What a product may add; nothing if left out. */
interface Additions {
  /** The catalogues whose entries may be the value of a parameter. */
  readonly catalogues: readonly CatalogueName[];
  /** The schemas of the product's conditions. */
  readonly conditions: () => readonly z.ZodType<ProductCondition>[];
  /** The properties that say which entries of a catalogue a parameter offers. */
  readonly offer: () => z.ZodRawShape;
  /** Returns what is wrong with these properties of a parameter; `keys` are those of its catalogue. */
  readonly offerFaults: (offer: Offer, keys: readonly string[]) => readonly OfferFault[];
  /** Where a value may be hidden. */
  readonly hiding: Hiding;
  /** The files of plain values, and other files of the product in the folder of config itself. */
  readonly files: readonly string[];
  /** First parts of an address that no screen may use. */
  readonly reservedPaths: readonly string[];
  /** The kind of a view's field, which its name tells; undefined for a field of any kind. */
  readonly kindOfField: (name: string) => ValueKind | undefined;
  /** The words of each closed list. */
  readonly words: { readonly [List in ListName]?: readonly WordOf<List>[] };
}

/** What is wrong with the entries that a parameter offers. */
export interface OfferFault {
  /** Where, below the parameter. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** The word that is no key. */
  readonly unknown?: string;
}

/** The words of `isHidden` besides true, each with the condition that holds elsewhere; and one that never holds. */
interface Hiding {
  readonly elsewhere: Readonly<Record<string, ProductCondition>>;
  readonly never: object;
}

/** The closed lists of words that a product fills. */
type ListName = 'numberStyle' | 'flag' | 'allowList' | 'preference' | 'sessionFlag' | 'remembered';

let registered: Language | undefined;

const nothing: Additions = {
  catalogues: [],
  conditions: () => [],
  offer: () => ({}),
  offerFaults: () => [],
  hiding: { elsewhere: {}, never: { not: { all: [] } } },
  files: [],
  reservedPaths: [],
  kindOfField: () => undefined,
  words: {},
};

/**
 * Sets the language of the product; called before config is read.
 *
 * @example
 *   registerLanguage({ folders: { block: 'src/blocks', cell: 'src/cells', field: 'src/fields', action: 'src/actions', view: 'src/views' } });
 */
export function registerLanguage(language: Pick<Language, 'folders'> & Partial<Additions>): void {
  registered = { ...nothing, ...language };
}

/** The language of the product. @throws if none is registered */
export function productLanguage(): Language {
  if (!registered) throw new Error('no product has registered its language: call registerLanguage first');
  return registered;
}

/** A schema of the words of a closed list. */
export function wordOf<List extends ListName>(list: List): z.ZodType<WordOf<List>> {
  return z.lazy(() => z.enum([...(productLanguage().words[list] ?? [])]));
}
