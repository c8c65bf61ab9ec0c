import type { EntryValue } from '../../values/entry-value.ts';
import type { Parameter } from '../../domain/parameter.ts';
import type { KindDefinition, ValueKind } from './kind.ts';

/** What a word in config can name; each kind has its own catalogue. */
export type ReferenceKind =
  | 'text'
  | 'icon'
  | 'route'
  | 'operation'
  | 'view'
  | 'form'
  | 'list'
  | 'link'
  | 'search'
  | 'data'
  | 'picture';

/** What takes named parameters: a screen its search, a list or form its own, a link or text its placeholders, a POST its path. */
export type TargetKind = 'route' | 'list' | 'form' | 'link' | 'text' | 'call';

/** The folders whose kinds config may use. */
export type SlotName = 'block' | 'cell' | 'action' | 'field';

/** Why a word is wrong, and the nearest word that would be right. */
export interface WordFault {
  readonly message: string;
  readonly nearest?: string | undefined;
}

/** What is wrong with a parameter given to a target; without `word` the fault is that of the whole. */
export interface GivenFault extends WordFault {
  readonly word?: string;
  /** Whether the parameter's name is wrong, not its value. */
  readonly isAtKey?: boolean;
}

/** What the file being compiled may refer to. */
export interface Scope {
  /** Returns why `word` names nothing of its kind, or undefined when it does. */
  fault(kind: ReferenceKind, word: string): WordFault | undefined;
  /** Returns why the reference `$root.path` leads nowhere, or undefined when it does. */
  valueFault(reference: string): WordFault | undefined;
  /** Returns why the reference does not lead to a list, or undefined when it does. */
  listFault(reference: string): WordFault | undefined;
  /** Returns why a value, a literal or a reference, is nothing of the kind, or undefined when it is or may be. */
  kindFault(given: string | number | boolean, wanted: ValueKind): WordFault | undefined;
  /** Returns why a value, a literal or a reference, is never what entries of catalogues hold, or undefined when it may be. */
  entryFault(given: string | number | boolean, wanted: EntryValue): WordFault | undefined;
  /** Returns why a value shows the key of an entry, which is no word for people, or undefined; `field` is what is usually meant. */
  shownFault(given: string | number | boolean, field: string): WordFault | undefined;
  /** Returns why the reference never is the word, or undefined when it may be. */
  neverFault(reference: string, word: string | number | boolean): WordFault | undefined;
  /** The same scope with `$row` and `$index`, an entry of the list a reference leads to and its place. */
  withEntryOf(reference: string): Scope;
  /** The same scope with `$row`, an entry of this list of config/lists. */
  withEntryOfList(name: string): Scope;
  /** Returns what is wrong with the parameters given to a target; nothing where the target is not known. */
  givenFaults(kind: TargetKind, name: string, given: Readonly<Record<string, unknown>>): readonly GivenFault[];
  /** A search parameter of the screen being compiled, where it is declared well. */
  search(name: string): Parameter | undefined;
  /** A kind, by slot and name. */
  kind(slot: SlotName, name: string): KindDefinition | undefined;
  /** Every kind of a slot, for the nearest word. */
  kinds(slot: SlotName): readonly string[];
  nearest(word: string, words: readonly string[]): string | undefined;
}

let current: Scope | undefined;

/** Runs `parse` with `inner` as what its references are checked against. */
export function withScope<T>(inner: Scope, parse: () => T): T {
  const outer = current;
  current = inner;
  try {
    return parse();
  } finally {
    current = outer;
  }
}

/** The scope of the file being compiled; throws outside of `withScope`. */
export function scope(): Scope {
  if (current === undefined) throw new Error('config is only parsed inside withScope');
  return current;
}
