import type { SQLOutputValue } from 'node:sqlite';

/** One row of an answer, read by column with the type stated; a column of another type throws. */
export class Row {
  #columns: Record<string, SQLOutputValue>;

  constructor(columns: Record<string, SQLOutputValue>) {
    this.#columns = columns;
  }

  /** A text. @throws for any other column */
  text(column: string): string {
    const value = this.#columns[column];
    if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`);
    return value;
  }

  /** A text, or null where the column is empty. */
  textOrNull(column: string): string | null {
    return this.#columns[column] === null ? null : this.text(column);
  }

  /** An integer as it is stored: minor units. */
  units(column: string): bigint {
    const value = this.#columns[column];
    if (typeof value !== 'bigint') throw new TypeError(`column ${column} is not an integer`);
    return value;
  }

  /** An integer as it is stored, or null where the column is empty. */
  unitsOrNull(column: string): bigint | null {
    return this.#columns[column] === null ? null : this.units(column);
  }

  /** An integer that fits a number: a count or a time in milliseconds. */
  number(column: string): number {
    return Number(this.units(column));
  }

  /** An integer that fits a number, or null where the column is empty. */
  numberOrNull(column: string): number | null {
    return this.#columns[column] === null ? null : this.number(column);
  }

  /** Whether a flag is set: 1, not 0. */
  is(column: string): boolean {
    return this.units(column) === 1n;
  }

  /** All columns as the database gives them. */
  columns(): Record<string, SQLOutputValue> {
    return this.#columns;
  }
}
