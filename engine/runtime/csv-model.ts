import type { TextKey } from '../schema/register.ts';
import type { Condition } from '../schema/condition.ts';

/** A column of an export and the format of its values. */
export interface CsvColumn {
  readonly label: TextKey;
  readonly value: string | number | boolean;
  readonly as?: 'amount' | 'moment' | 'settlement';
  readonly date?: string | number | boolean;
  readonly words?: Readonly<Record<string, TextKey>>;
  readonly otherwise?: TextKey;
  readonly when?: Condition;
}

/** The content of a CSV export of all entries of a list. */
export interface CsvModule {
  readonly file: string;
  readonly token?: string | number | boolean;
  readonly columns: readonly CsvColumn[];
}
