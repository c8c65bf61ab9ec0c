import type { ComponentType } from 'react';

import type { TextKey, Validators } from '../schema/register.ts';
import type { BindAction } from './action.ts';
import type { CsvModule } from './csv-model.ts';
import type { button } from '../schema/button.ts';
import type { Condition } from '../schema/condition.ts';
import type { PropsOf } from '../schema/import-mark.ts';
import type { form } from '../schema/form.ts';
import type { list } from '../schema/list.ts';
import type { Message, Parameters } from '../schema/reference.ts';
import type { screen } from '../schema/screen.ts';
import type { FieldKind } from './field.ts';
import type { AnyQuery, View } from './view.ts';

/** The props of an outline icon. */
interface IconProps {
  size?: number;
  stroke?: number;
  className?: string;
}
/** An outline icon as a component. */
export type Icon = ComponentType<IconProps>;

declare module '../schema/import-mark.ts' {
  interface Imports {
    readonly icon: Icon;
    readonly block: KindNode;
    readonly cell: KindNode;
    readonly field: FieldNode;
    readonly action: ActionNode;
    readonly list: ListModule;
    readonly lateList: () => Promise<{ default: ListModule }>;
    readonly form: () => Promise<{ default: FormModule }>;
    readonly operation: PostOperation;
  }
}

/** A cell or block: the kind's component and its props. */
export interface KindNode {
  readonly component: ComponentType<object>;
  readonly props: object;
  readonly when?: Condition | undefined;
}
/** An action: its binding and its props. */
export interface ActionNode {
  readonly bind: BindAction;
  readonly props: object;
  readonly when?: Condition | undefined;
}
/** A field: its kind and its props; `required` is the error of an empty field that is required. */
export interface FieldNode {
  readonly kind: FieldKind;
  readonly props: object & { readonly required?: TextKey | undefined };
  readonly when?: Condition | undefined;
}
/** A button: its text and its action. */
export type ButtonNode = PropsOf<typeof button>;

interface SourceBase {
  readonly with: Parameters;
  readonly when?: Condition;
  readonly refreshEvery?: number;
  /** The messages for a failed request. */
  readonly failed?: { readonly answer: TextKey; readonly network: TextKey };
}
/** A named piece of data, compiled: one operation of the contract, or a view. */
export type DataEntry =
  | (SourceBase & {
      readonly view: View;
      /** The requests of its definition as queries; a page has `pageSize` entries. */
      readonly queries?: (parameters: Record<string, unknown>, pageSize: number) => readonly AnyQuery[];
    })
  | (SourceBase & {
      readonly operation: string;
      readonly options: (parameters: Record<string, unknown>) => AnyQuery;
      readonly first?: boolean;
    });
/** Pieces of data by their reference name. */
export type DataEntries = Readonly<Record<string, DataEntry>>;

/** A block of a screen, and the names of the data that it needs. */
export interface BlockNode extends KindNode {
  /** The title or label of the block, if it has one. */
  readonly name?: Message;
  readonly needs: readonly string[];
  /** Whether its values say that they are not loaded, so that it stays in its place if all of its data failed. */
  readonly isKeptWhenLost?: boolean | undefined;
  /** The column on wide screens; without one the block spans both. */
  readonly column?: 'first' | 'second' | undefined;
}

/** A screen's chunk. */
export type ScreenModule = Pick<PropsOf<typeof screen>, 'actions'> & {
  readonly data: DataEntries;
  /** Buttons offered if the user has no access to the screen. */
  readonly closed?: readonly ButtonNode[];
  readonly blocks: readonly BlockNode[];
};

/** A list's chunk part. */
export type ListModule = Omit<PropsOf<typeof list>, '$schema' | 'data' | 'csv' | 'outcomes'> & {
  readonly data: DataEntries;
  /** Loads the CSV export definition, if there is one. */
  readonly csv?: () => Promise<{ readonly default: CsvModule }>;
  /** The query for a page. */
  readonly options: (parameters: Record<string, unknown>) => AnyQuery;
  /** Fetches a page directly, bypassing the query cache. */
  readonly fetchPage: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
};

type FormProps = PropsOf<typeof form>;
/** A step of a form: fields, or a review of what will be sent. */
export type StepNode = FormProps['steps'][number];
type FieldsStep = Extract<StepNode, { fields: unknown }>;
/** A fact in the small line under the first field. */
export type LineNode = FieldsStep['line'][number];
/** A label and a value that may be shown large: in a card beside the fields, or in the review before sending. */
export type FigureNode = FieldsStep['facts'][number];
/** A form parameter that is chosen in a sheet, and the details of each entry there. */
export type ChoiceNode = FieldsStep['choices'][number];

/** Sends a POST of the contract. */
export type PostOperation = (request: {
  path: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}) => Promise<unknown>;

type Submit = NonNullable<FormProps['submit']>;
type Posted = Extract<Submit, { operation: string }>;
/** How a form is submitted. */
export type SubmitNode =
  | Exclude<Submit, Posted>
  | (Omit<Posted, 'history'> & {
      readonly post: PostOperation;
      readonly history?: NonNullable<Posted['history']> & {
        readonly fetch: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
      };
    });

/** A form's chunk. */
export type FormModule = Omit<FormProps, '$schema' | 'data' | 'submit'> & {
  readonly name: string;
  readonly data: DataEntries;
  /** Views of the typed values: their parameters refer to `$form`. */
  readonly live: DataEntries;
  /** Absent if nothing is sent. */
  readonly submit?: SubmitNode;
  readonly schema: object;
  readonly validators: Validators;
};
