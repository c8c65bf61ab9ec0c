import { z } from 'zod';

import type { SlotName, ValueKind } from './scope.ts';
import type { CatalogueName, ProductCondition, WordOf } from './register.ts';

/** What a product adds to the language of config. */
export interface Language {
  /** The catalogues whose entries may be the value of a parameter. */
  readonly catalogues: readonly CatalogueName[];
  /** The schemas of the product's conditions. */
  readonly conditions: () => readonly z.ZodType<ProductCondition>[];
  /** The properties that say which entries of a catalogue a parameter offers. */
  readonly offer: () => z.ZodRawShape;
  /** Where the kinds of each slot, the views, the icons and the pictures are, from the folder of the project. */
  readonly folders: Readonly<Record<SlotName | 'view' | 'picture' | 'icon', string>>;
  /** The files of plain values, and other files of the product in the folder of config itself. */
  readonly files: readonly string[];
  /** First parts of an address that no screen may use. */
  readonly reservedPaths: readonly string[];
  /** The kind of a view's field, which its name tells; undefined for a field of any kind. */
  readonly kindOfField: (name: string) => ValueKind | undefined;
  /** The words of each closed list. */
  readonly words: { readonly [List in ListName]: readonly WordOf<List>[] };
}

/** The closed lists of words that a product fills. */
type ListName = 'numberStyle' | 'flag' | 'allowList' | 'preference' | 'sessionFlag' | 'remembered';

let registered: Language | undefined;

/** Sets the language of the product; called before config is read. */
export function registerLanguage(language: Language): void {
  registered = language;
}

/** The language of the product. @throws if none is registered */
export function productLanguage(): Language {
  if (!registered) throw new Error('no product has registered its language: call registerLanguage first');
  return registered;
}

/** A schema of the words of a closed list. */
export function wordOf<List extends ListName>(list: List): z.ZodType<WordOf<List>> {
  return z.lazy(() => z.enum([...productLanguage().words[list]]));
}
