import type { TextKey } from '../../generated/words/words.ts';
import type { Parameter } from 'engine/runtime/parameter.ts';
import type { Condition } from 'engine/schema/condition.ts';
import type { Parameters } from 'engine/schema/reference.ts';
import type { ActionNode } from 'engine/runtime/screen-model.ts';

/** A list of config/lists with `outcomes`, as emitted by the compiler. */
export interface WatchedList {
  readonly list: string;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly with: Parameters;
  readonly watched: 'always' | 'onceLoaded' | 'whilePending';
  /** Which entries are announced; all without it. */
  readonly when?: Condition;
  readonly completed: TextKey;
  readonly failed?: TextKey;
  readonly amount?: string | number | boolean;
  readonly unit?: string | number | boolean;
  readonly action: ActionNode;
  readonly fetchPage: (parameters: Record<string, unknown>, options: RequestInit) => Promise<unknown>;
}
