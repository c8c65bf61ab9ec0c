import type { TextKey } from '../../generated/words/words.ts';

/** A column of an export: how its values are written, where not as they are. */
export interface CsvColumn {
  readonly label: TextKey;
  readonly value: string | number | boolean;
  readonly as?: 'moment' | 'settlement';
  readonly date?: string | number | boolean;
  readonly words?: Readonly<Record<string, TextKey>>;
  readonly otherwise?: TextKey;
}

/** What a file of all entries of a list holds. */
export interface CsvModule {
  readonly file: string;
  readonly token?: string | number | boolean;
  readonly columns: readonly CsvColumn[];
}
