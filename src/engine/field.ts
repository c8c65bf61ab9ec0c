import type { ComponentType } from 'react';

import type { Message } from './definition/reference.ts';
import type { Scope } from './scope.ts';

/** What an input gets: its text, its fault, and how it says that it changed. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** A kind of field: its input, and what makes a text wrong beyond its schema. */
export interface FieldKind {
  readonly Input: ComponentType<InputProps & { readonly props: object }>;
  /** What can be read of the field beyond its text, as `$form.<name>.<part>`. */
  readonly parts?: (text: string, props: object, scope: Scope) => object;
  /** The message for a text that is wrong, or undefined. */
  readonly fault?: (text: string, props: object, scope: Scope) => Message | undefined;
}
