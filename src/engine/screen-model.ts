import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { ComponentType } from 'react';

import type { TextKey } from '../../generated/words/words.ts';
import type { Parameter } from '../domain/parameter.ts';
import type { BindAction } from './action.ts';
import type { Condition } from './definition/condition.ts';
import type { Message, Parameters } from './definition/reference.ts';
import type { FieldKind } from './field.ts';
import type { CsvModule } from './csv-model.ts';
import type { AnyQuery, View } from './view.ts';

/** The props of an outline icon. */
interface IconProps {
  size?: number;
  stroke?: number;
  className?: string;
}
/** An outline icon as a component. */
export type Icon = ComponentType<IconProps>;

/** A cell or block of config as emitted by the compiler: the kind's component and its props. */
export interface KindNode {
  readonly component: ComponentType<object>;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** An action of config as emitted by the compiler: its binding and its props. */
export interface ActionNode {
  readonly bind: BindAction;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** A field of config as emitted by the compiler: its kind and its props. */
export interface FieldNode {
  readonly kind: FieldKind;
  /** `required` is the error message of an empty required field. */
  readonly props: object & { readonly required?: TextKey | undefined };
  readonly when?: Condition | undefined;
}

/** A button of config: its text and its action. */
export interface ButtonNode {
  readonly label: TextKey;
  /** Without an action the button is disabled. */
  readonly action?: ActionNode | undefined;
  readonly variant: 'primary' | 'quiet' | 'outline';
  readonly when?: Condition | undefined;
}

interface SourceBase {
  readonly with: Parameters;
  readonly when?: Condition;
  readonly refreshEvery?: number;
  /** The messages for a failed request. */
  readonly failed?: { readonly answer: TextKey; readonly network: TextKey };
}
/** A named piece of data, compiled: one operation of the contract, or a view. */
export type DataEntry =
  | (SourceBase & { readonly view: View })
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
export interface ScreenModule {
  readonly data: DataEntries;
  readonly actions: readonly {
    readonly icon: Icon;
    readonly label: TextKey;
    readonly action: ActionNode;
    readonly when?: Condition;
  }[];
  /** Buttons offered if the user has no access to the screen. */
  readonly closed?: readonly ButtonNode[];
  readonly blocks: readonly BlockNode[];
}

/** A list's chunk part. */
export interface ListModule {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly data: DataEntries;
  readonly operation: string;
  readonly with: Parameters;
  /** When paging continues across the values of an integer parameter, and the heading of each value's entries. */
  readonly iterates?: { readonly parameter: string; readonly when: Condition; readonly heading: Message };
  readonly label: TextKey;
  readonly row: {
    readonly badge?: KindNode;
    readonly title: readonly KindNode[];
    readonly extra?: readonly KindNode[] | undefined;
    readonly detail: readonly KindNode[];
    readonly trailing?: KindNode;
    readonly trailingDetail?: KindNode;
    readonly bar?: string | number | boolean;
    readonly action?: ActionNode;
  };
  readonly empty: {
    readonly icon: Icon;
    readonly title: TextKey;
    readonly message?: TextKey;
    readonly action?: { readonly label: TextKey; readonly action: ActionNode; readonly when?: Condition };
  };
  /** Loads the CSV export definition, if there is one. */
  readonly csv?: () => Promise<{ readonly default: CsvModule }>;
  /** The query for a page. */
  readonly options: (parameters: Record<string, unknown>) => AnyQuery;
  /** Fetches a page directly, bypassing the query cache. */
  readonly fetchPage: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
}

/** A label and a value. */
export interface FactNode {
  readonly label: TextKey;
  readonly value: KindNode;
  readonly when?: Condition;
}

/** A label and a value that may be shown large: in a card beside the fields, or in the review before sending. */
export interface FigureNode extends FactNode {
  readonly isLarge: boolean;
}

/** A form parameter that is chosen in a sheet, and the details of each entry there. */
export interface ChoiceNode {
  readonly parameter: string;
  readonly label: TextKey;
  /** The name of the form's data that the cells need. */
  readonly data?: string;
  readonly detail: readonly KindNode[];
}

/** A step of a form: fields, or a review of what will be sent. */
export type StepNode =
  | {
      readonly fields: readonly string[];
      readonly choices: readonly ChoiceNode[];
      /** Facts to know before typing; a label is visible only if `hasLabel`, otherwise it is for screen readers. */
      readonly line: readonly (FactNode & { readonly hasLabel: boolean })[];
      readonly facts: readonly FigureNode[];
      readonly results: readonly FigureNode[];
      /** Absent if the step only computes. */
      readonly submit?: TextKey;
    }
  | {
      readonly review: readonly FigureNode[];
      readonly note?: Message;
      readonly submit: TextKey;
      readonly confirm: 'press' | 'slide';
    }
  | { readonly show: readonly KindNode[] };

/** Sends a POST of the contract. */
export type PostOperation = (request: {
  path: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}) => Promise<unknown>;

/** How a form is submitted. */
export type SubmitNode =
  | { readonly preference: 'lang'; readonly value: string | number | boolean; readonly failed: TextKey }
  | {
      readonly operation: string;
      readonly path?: Parameters;
      readonly body: Parameters;
      readonly failed: TextKey;
      /** The message for an answer with `success: false`; `refused` if absent. */
      readonly declined?: TextKey;
      /** Whether the two-factor code is asked for after the review; `never` sends what `body` says. */
      readonly twoFactor: 'never' | 'always' | 'whenAsked';
      /** Whether a conflict means that the request was already processed. */
      readonly isOnce: boolean;
      /** The balance debited: the user is warned about another form with the same balance that is unconfirmed. */
      readonly money?: Parameters;
      /** The message for a refusal, if the default money messages do not fit. */
      readonly refused?: TextKey;
      /** The history that lists sent entries, to compare while the outcome is unknown. */
      readonly history?: {
        readonly operation: string;
        readonly with: Parameters;
        readonly fetch: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
      };
      readonly post: PostOperation;
    };

/** A form's chunk. */
export interface FormModule {
  readonly name: string;
  readonly label: TextKey;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly data: DataEntries;
  /** Views of the typed values: their parameters refer to `$form`. */
  readonly live: DataEntries;
  readonly fields: Readonly<Record<string, FieldNode>>;
  readonly steps: readonly StepNode[];
  /** Absent if nothing is sent. */
  readonly submit?: SubmitNode;
  readonly isShownWhenChanged: boolean;
  /**
   * A value that must not change between the first step and submission, such as a rate; the message describes the
   * change.
   */
  readonly watch?: { readonly value: string | number | boolean; readonly data: string; readonly changed: Message };
  readonly done: {
    readonly title?: TextKey;
    readonly message?: Message;
    /** Said instead where the answer has the status `completed`. */
    readonly completed?: { readonly title: TextKey; readonly message: Message };
    /** What was done, as a receipt that can be shared. */
    readonly facts: readonly FactNode[];
    /** A warning where `$answer` differs from what was confirmed, with the values of both. */
    readonly differs?: { readonly when: Condition; readonly message: Message; readonly facts: readonly FactNode[] };
    /** A value that has increased, and the message with the difference (`$gained.value`). */
    readonly gained?: { readonly value: string | number | boolean; readonly message: Message };
    readonly actions: readonly { readonly label: TextKey; readonly action: ActionNode; readonly when?: Condition }[];
    readonly session?: 'freeTokensRedeemed';
    readonly then?: ActionNode;
  };
  readonly schema: object;
  readonly validators: ValidatorFunctions;
}
