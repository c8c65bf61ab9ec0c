import type { ZodType } from 'zod';

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
  | 'fresh';

/** The folders whose kinds config may use. */
export type SlotName = 'block' | 'cell' | 'action' | 'field';

/** Why a word is wrong, and the nearest word that would be right. */
export interface WordFault {
  readonly message: string;
  readonly nearest?: string | undefined;
}

/** What the file being compiled may refer to. */
export interface Scope {
  /** Returns why `word` names nothing of its kind, or undefined when it does. */
  fault(kind: ReferenceKind, word: string): WordFault | undefined;
  /** Returns why the reference `$root.path` leads nowhere, or undefined when it does. */
  valueFault(reference: string): WordFault | undefined;
  /** The search parameters that a screen takes. */
  searchOf(route: string): readonly string[];
  /** The props schema of a kind, by slot and name. */
  kind(slot: SlotName, name: string): ZodType | undefined;
  /** Every kind of a slot, for the nearest word. */
  kinds(slot: SlotName): readonly string[];
  nearest(word: string, words: readonly string[]): string | undefined;
}

let current: Scope | undefined;

/** Runs `parse` with `scope` as what its references are checked against. */
export function withScope<T>(scope: Scope, parse: () => T): T {
  const outer = current;
  current = scope;
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
