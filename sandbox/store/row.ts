import type { SQLOutputValue } from 'node:sqlite';

/** One row of a query result, with typed access to columns; a column of another type throws. */
export class Row {
  #columns: Record<string, SQLOutputValue>;

  constructor(columns: Record<string, SQLOutputValue>) {
    this.#columns = columns;
  }

  /** A text. @throws for a column of another type */
  text(column: string): string {
    const value = this.#columns[column];
    if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`);
    return value;
  }

  /** A text, or null if the column is empty. */
  textOrNull(column: string): string | null {
    return this.#columns[column] === null ? null : this.text(column);
  }

  /** An integer as stored, such as minor units. */
  units(column: string): bigint {
    const value = this.#columns[column];
    if (typeof value !== 'bigint') throw new TypeError(`column ${column} is not an integer`);
    return value;
  }

  /** An integer as stored, or null if the column is empty. */
  unitsOrNull(column: string): bigint | null {
    return this.#columns[column] === null ? null : this.units(column);
  }

  /** An integer as a number: a count or a time in ms. */
  number(column: string): number {
    return Number(this.units(column));
  }

  /** An integer as a number, or null if the column is empty. */
  numberOrNull(column: string): number | null {
    return this.#columns[column] === null ? null : this.number(column);
  }

  /** Whether a flag is set (1). */
  is(column: string): boolean {
    return this.units(column) === 1n;
  }

  /** All columns as returned by the database. */
  columns(): Record<string, SQLOutputValue> {
    return this.#columns;
  }
}
