import type { FaultKind } from './fault-kind.ts';
import type { Parameter } from '../runtime/parameter.ts';
import type { CatalogueName } from './register.ts';

/** The kinds of names in config; each kind has its own catalogue. */
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

/**
 * What has named parameters: a screen (search), a list or form (`parameters`), a link or text (placeholders), a POST
 * (path).
 */
export type TargetKind = 'route' | 'list' | 'form' | 'link' | 'text' | 'call';

/** The type of a plain value: an exact number, a day or moment, a boolean, or a text. */
export type ValueKind = 'amount' | 'date' | 'truth' | 'text';

/** The folders whose kinds config may use. */
export type SlotName = 'block' | 'cell' | 'action' | 'field';

/** The keys of catalogue entries, or one of their fields. */
export interface EntryValue {
  readonly of: readonly CatalogueName[];
  readonly field?: string;
}

/** Why a name is invalid, and the closest valid name. */
export interface WordFault {
  readonly message: string;
  readonly nearest?: string | undefined;
  readonly kind?: FaultKind | undefined;
}

/** An error in an argument of a target; without `word` the error concerns all of them. */
export interface ArgumentFault extends WordFault {
  readonly word?: string;
  /** Whether the parameter's name is invalid, not its value. */
  readonly isAtKey?: boolean;
}

/** The valid references of the file being compiled. */
export interface ConfigScope {
  /** Returns why `word` is not a valid name of its kind, or undefined if it is. */
  fault(kind: ReferenceKind, word: string): WordFault | undefined;
  /** Returns why the reference `$root.path` cannot be resolved, or undefined if it can. */
  valueFault(reference: string): WordFault | undefined;
  /** Returns why the reference is not a list, or undefined if it is. */
  listFault(reference: string): WordFault | undefined;
  /** Returns why the reference is a list or a group of values, or undefined if it is a single value. */
  singleFault(reference: string): WordFault | undefined;
  /** Returns why a literal or reference is not of the kind, or undefined if it is or may be. */
  kindFault(value: string | number | boolean, expected: ValueKind): WordFault | undefined;
  /** Returns why a literal or reference never matches a field of catalogue entries, or undefined if it may. */
  entryFault(value: string | number | boolean, expected: EntryValue): WordFault | undefined;
  /** Returns why a value would show an entry's key to users, or undefined; `field` is the usual replacement. */
  shownFault(value: string | number | boolean, field: string): WordFault | undefined;
  /** Returns why the reference never equals the word or the other reference, or undefined if it may. */
  neverFault(reference: string, word: string | number | boolean): WordFault | undefined;
  /** The same scope with `$row` and `$index`: an entry of the referenced list and its index. */
  withEntryOf(reference: string): ConfigScope;
  /** The same scope with `$row`: an entry of this list of config/lists. */
  withEntryOfList(name: string): ConfigScope;
  /** Returns the errors of the arguments of a target; empty if the target is unknown. */
  argumentFaults(kind: TargetKind, name: string, args: Readonly<Record<string, unknown>>): readonly ArgumentFault[];
  /** Returns a search parameter of the screen being compiled, if its declaration is valid. */
  search(name: string): Parameter | undefined;
  nearest(word: string, words: readonly string[]): string | undefined;
}
