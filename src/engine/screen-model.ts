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

/** A cell or block of config as the compiler emits it: the kind's component and its props. */
export interface KindNode {
  readonly component: ComponentType<object>;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** An action of config as the compiler emits it: how it is bound to an element, and its props. */
export interface ActionNode {
  readonly bind: BindAction;
  readonly props: object;
  readonly when?: Condition | undefined;
}

/** A field of config as the compiler emits it: its kind, and its props. */
export interface FieldNode {
  readonly kind: FieldKind;
  /** `required` is what an empty field says where it may not be empty. */
  readonly props: object & { readonly required?: TextKey | undefined };
  readonly when?: Condition | undefined;
}

/** A button of config: its text and its action. */
export interface ButtonNode {
  readonly label: TextKey;
  /** Without one it is disabled. */
  readonly action?: ActionNode | undefined;
  readonly variant: 'primary' | 'quiet' | 'outline';
  readonly when?: Condition | undefined;
}

interface SourceBase {
  readonly with: Parameters;
  readonly when?: Condition;
  readonly refreshEvery?: number;
  /** The texts of what is said when it could not be loaded. */
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
/** Pieces of data by the name under which references read them. */
export type DataEntries = Readonly<Record<string, DataEntry>>;

/** A block of a screen, and which data of the screen it needs. */
export interface BlockNode extends KindNode {
  /** What it is called, where it has a title or a label of its own. */
  readonly name?: Message;
  readonly needs: readonly string[];
  /** Which of two columns it stands in where there is room for them; without one it is as wide as both. */
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
  /** What is offered where the screen is not open to the user. */
  readonly closed?: readonly ButtonNode[];
  readonly blocks: readonly BlockNode[];
}

/** A list's chunk part. */
export interface ListModule {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly data: DataEntries;
  readonly operation: string;
  readonly with: Parameters;
  /** When its pages go on from one value of a whole-number parameter to the next, and what heads the entries of each. */
  readonly across?: { readonly parameter: string; readonly when: Condition; readonly heading: Message };
  readonly label: TextKey;
  readonly row: {
    readonly badge?: KindNode;
    readonly title: readonly KindNode[];
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
  /** Loads what a file of all entries holds, where there is one. */
  readonly csv?: () => Promise<{ readonly default: CsvModule }>;
  /** The query for a page. */
  readonly options: (parameters: Record<string, unknown>) => AnyQuery;
  /** Asks for a page past the queries, where nothing known may answer. */
  readonly fetchPage: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
}

/** A label and a value. */
export interface FactNode {
  readonly label: TextKey;
  readonly value: KindNode;
  readonly when?: Condition;
}

/** A label and a value of the last look before something is sent. */
export interface ReviewFact extends FactNode {
  readonly isLarge: boolean;
}

/** A parameter of a form that is chosen in a sheet, and what each entry says of itself there. */
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
      /** What is good to know before one types; a label is only read aloud unless it has to be seen. */
      readonly line: readonly (FactNode & { readonly hasLabel: boolean })[];
      readonly facts: readonly FactNode[];
      readonly results: readonly FactNode[];
      /** Absent where the step only computes. */
      readonly submit?: TextKey;
    }
  | { readonly review: readonly ReviewFact[]; readonly note?: Message; readonly submit: TextKey }
  | { readonly show: readonly KindNode[] };

/** Sends a POST of the contract. */
export type PostOperation = (request: {
  path: Record<string, unknown>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}) => Promise<unknown>;

/** How a form is sent. */
export type SubmitNode =
  | { readonly preference: 'lang'; readonly value: string | number | boolean; readonly failed: TextKey }
  | {
      readonly operation: string;
      readonly path?: Parameters;
      readonly body: Parameters;
      readonly failed: TextKey;
      /** What an answer must say, with `$answer`; and the text for one that does not. */
      readonly accepted?: { readonly when: Condition; readonly otherwise: TextKey };
      /** Whether a conflict means that it was done before. */
      readonly isOnce: boolean;
      /** The balance it takes from: another form of the same is asked about while one is not confirmed. */
      readonly money?: Parameters;
      /** What a refusal means for the user, where the words for money do not fit. */
      readonly refused?: TextKey;
      /** Where what was sent shows, to compare while its outcome is open. */
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
  /** Views of what is typed: their parameters refer to `$form`. */
  readonly live: DataEntries;
  readonly fields: Readonly<Record<string, FieldNode>>;
  readonly steps: readonly StepNode[];
  /** Absent where nothing is sent. */
  readonly submit?: SubmitNode;
  readonly isShownWhenChanged: boolean;
  /** What must be as it was in the first step when the form is sent, such as a rate; the message says how it changed. */
  readonly watch?: { readonly value: string | number | boolean; readonly data: string; readonly changed: Message };
  readonly done: {
    readonly title?: TextKey;
    readonly message?: Message;
    /** A value that has grown, and the message that tells by how much (`$gained.value`). */
    readonly gained?: { readonly value: string | number | boolean; readonly message: Message };
    readonly actions: readonly { readonly label: TextKey; readonly action: ActionNode }[];
    readonly session?: 'freeTokensRedeemed';
    readonly then?: ActionNode;
  };
  readonly schema: object;
  readonly validators: Readonly<Record<string, unknown>>;
}
