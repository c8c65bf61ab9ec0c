import { type ComponentType, createElement } from 'react';

import type { Message } from '../schema/reference.ts';
import type { Scope } from './scope.ts';
import type { Figure } from './view.ts';

/** Extra values that come with a text, for other fields, by the names that the product gives them. */
export interface ExtraValues {}

/** What is wrong with a text; with a `detail`, the number that it is about stands beside it. */
export type Fault = Message | { readonly fault: Message; readonly detail?: Message | undefined };

/** The props of an input: its text, its error and its change handler. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** `extra` holds values for other fields of the step, such as those of a scanned code. */
  readonly onChange: (text: string, extra?: ExtraValues) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** The number that the error is about, shown after its text. */
  readonly detail?: string | undefined;
  readonly isDisabled: boolean;
}

/** The props of a field's content in the review before sending. */
export interface ReviewProps<Props extends object> {
  readonly text: string;
  readonly props: Props;
  /** The latest entries of the form's history; undefined if unavailable. */
  readonly sent: readonly unknown[] | undefined;
}

/** A kind of field: its input and its validation beyond the schema. */
export interface FieldKind<Props extends object = object> {
  readonly Input: ComponentType<InputProps & { readonly props: Props }>;
  /** Converts the raw, possibly incomplete text to the text that is read and sent. */
  readonly read?: (text: string) => string;
  /** What all spellings of a value have in common, such as the account of an address; by default the text that is sent. */
  readonly canonical?: (text: string, props: Props, scope: Scope) => string | undefined;
  /** Whether an empty text means no value and is omitted from the request. */
  readonly isNothingWhenEmpty?: boolean;
  /** The derived values of the field, read as `$form.<name>.<part>`. */
  readonly parts?: (text: string, props: Props, scope: Scope) => object;
  /** The parts that can be explained. */
  readonly figures?: (text: string, props: Props, scope: Scope) => Readonly<Record<string, Figure>>;
  /** Returns what is wrong with a text that its schema allows, by the values of the scope, or undefined. */
  readonly fault?: (text: string, props: Props, scope: Scope) => Fault | undefined;
  /** Which extra value from another field's text this field takes. */
  readonly takes?: (props: Props) => keyof ExtraValues | undefined;
  /** The references that `fault` compares with: the validity is unknown while one of them is pending. */
  readonly needs?: (props: Props) => readonly unknown[];
  /** The message of `fault` for missing references; not shown while they are pending. */
  readonly unknown?: Message;
  /** Extra content about the text in the review before sending. */
  readonly Review?: ComponentType<ReviewProps<Props>>;
}

/** Declares a kind of field; the compiler has checked the props of its uses against the kind's schema. */
export function defineFieldKind<Props extends object>(kind: FieldKind<Props>): FieldKind {
  const { Input, read, canonical, isNothingWhenEmpty, parts, fault, takes, needs, unknown, Review } = kind;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where checked props get their type
  const typed = (props: object): Props => props as Props;
  return {
    Input: ({ props, ...rest }) => createElement(Input, { ...rest, props: typed(props) }),
    ...(read && { read }),
    ...(canonical && { canonical: (text, props, scope) => canonical(text, typed(props), scope) }),
    ...(isNothingWhenEmpty !== undefined && { isNothingWhenEmpty }),
    ...(parts && { parts: (text, props, scope) => parts(text, typed(props), scope) }),
    ...(fault && { fault: (text, props, scope) => fault(text, typed(props), scope) }),
    ...(takes && { takes: (props) => takes(typed(props)) }),
    ...(needs && { needs: (props) => needs(typed(props)) }),
    ...(unknown !== undefined && { unknown }),
    ...(Review && { Review: ({ props, ...rest }) => createElement(Review, { ...rest, props: typed(props) }) }),
  };
}
