import { type ComponentType, createElement } from 'react';

import type { Message } from './definition/reference.ts';
import type { Scope } from './scope.ts';
import type { Figure } from './view.ts';

/** What came along with a text, for the fields that take it. */
export interface Carried {
  readonly memo: string;
}

/** What an input gets: its text, its fault, and how it says that it changed. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** `carried` is what came along with the text for other fields of the step, such as a memo in a scanned code. */
  readonly onChange: (text: string, carried?: Carried) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** What the last look before something is sent gets of a field. */
export interface ReviewProps<Props extends object> {
  readonly text: string;
  readonly props: Props;
  /** The latest entries of the form's history; undefined where nobody has them. */
  readonly sent: readonly unknown[] | undefined;
}

/** A kind of field: its input, and what makes a text wrong beyond its schema. */
export interface FieldKind<Props extends object = object> {
  readonly Input: ComponentType<InputProps & { readonly props: Props }>;
  /** The text as it is read and sent, while what is in the field may be half typed still. */
  readonly read?: (text: string) => string;
  /** Whether an empty text is no value at all, so that it is left out of what is sent. */
  readonly isNothingWhenEmpty?: boolean;
  /** What can be read of the field beyond its text, as `$form.<name>.<part>`. */
  readonly parts?: (text: string, props: Props, scope: Scope) => object;
  /** Those of the parts that can be explained. */
  readonly figures?: (text: string, props: Props, scope: Scope) => Readonly<Record<string, Figure>>;
  /** The message for a text that is wrong, or undefined. */
  readonly fault?: (text: string, props: Props, scope: Scope) => Message | undefined;
  /** What the field takes of what comes along with the text of another one. */
  readonly takes?: (props: Props) => keyof Carried | undefined;
  /** The references that `fault` compares the text with: while one is on its way, nobody can say whether it is wrong. */
  readonly needs?: (props: Props) => readonly unknown[];
  /** The message of `fault` for want of what it needs: it is not said while that is still on its way. */
  readonly unknown?: Message;
  /** What stands below the button of the step, such as the ways to more where there is nothing to fill in. */
  readonly Foot?: ComponentType<{ readonly props: Props }>;
  /** What the last look before something is sent says of the text besides. */
  readonly Review?: ComponentType<ReviewProps<Props>>;
}

/** Declares a kind of field; the compiler has checked the props of its uses against the kind's schema. */
export function defineFieldKind<Props extends object>(kind: FieldKind<Props>): FieldKind {
  const { Input, read, isNothingWhenEmpty, parts, fault, takes, needs, unknown, Foot, Review } = kind;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where checked props get their type
  const own = (props: object): Props => props as Props;
  return {
    Input: ({ props, ...rest }) => createElement(Input, { ...rest, props: own(props) }),
    ...(read && { read }),
    ...(isNothingWhenEmpty !== undefined && { isNothingWhenEmpty }),
    ...(parts && { parts: (text, props, scope) => parts(text, own(props), scope) }),
    ...(fault && { fault: (text, props, scope) => fault(text, own(props), scope) }),
    ...(takes && { takes: (props) => takes(own(props)) }),
    ...(needs && { needs: (props) => needs(own(props)) }),
    ...(unknown !== undefined && { unknown }),
    ...(Foot && { Foot: ({ props }) => createElement(Foot, { props: own(props) }) }),
    ...(Review && { Review: ({ props, ...rest }) => createElement(Review, { ...rest, props: own(props) }) }),
  };
}
