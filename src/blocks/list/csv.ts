import type { i18n } from 'i18next';

import { serverNow } from '../../api/server-time.ts';
import { remainingOf, settlementWords } from '../../cells/settlement/words.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import type { CsvColumn, CsvModule } from 'engine/runtime/csv-model.ts';
import type { ListModule } from 'engine/runtime/screen-model.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import { languageOf } from '../../i18n/language.ts';
import { localMoment } from '../../i18n/format/local-moment.ts';
import { pageReader, partsOf } from './parts.ts';
import { rowScope } from './row-scope.ts';
import { type Progress, allEntries } from './all-entries.ts';
import { csvFormat } from './csv-cell.ts';

/** The byte order mark, by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF';

/** Returns all entries of a list as CSV (RFC 4180, with the separator of the language): exact amounts, local times, translated statuses. */
export async function csvOf(
  list: ListModule,
  csv: CsvModule,
  scope: Scope,
  language: i18n,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: Progress },
): Promise<string> {
  const columns = csv.columns.filter(({ when }) => evaluate(when, scope));
  const readers = (partsOf(list, scope) ?? [undefined]).map((part) => pageReader(list, scope, { signal }, part));
  const entries = (await allEntries(readers, onProgress)).flatMap((page) => page.entries);
  const format = csvFormat(languageOf(language));
  const { t } = language;
  const cellOf = (column: CsvColumn, inRow: Scope) =>
    column.as === 'amount' ? format.amountOf(valueOf(column.value, inRow)) : textOf(column, inRow, t);
  return format.textOf([
    columns.map((column) => t(column.label)),
    ...entries.map((entry, index) => {
      const inRow = rowScope(list, scope, entry, index);
      return columns.map((column) => cellOf(column, inRow));
    }),
  ]);
}

/** Returns the file content of this CSV. */
export function fileOf(csv: string): Blob {
  return new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' });
}

/** Returns the file name: its content, token and days, or else the current day. */
export function fileName({ file, token }: CsvModule, { parameters }: ListModule, scope: Scope): string {
  const dated = Object.entries(parameters).flatMap(([name, parameter]) => ('date' in parameter ? [name] : []));
  const days = dated.map((name) => valueOf(`$parameter.${name}`, scope)).filter((day) => day !== '');
  const today = localMoment(serverNow()).slice(0, 'yyyy-mm-dd'.length);
  const parts = [file, valueOf(token, scope), ...(days.length > 0 ? days : [today])];
  return `${parts
    .filter((part) => part !== undefined)
    .join('-')
    .toLowerCase()}.csv`;
}

function textOf(column: CsvColumn, scope: Scope, t: i18n['t']): unknown {
  const value = valueOf(column.value, scope);
  if (column.as === 'moment') return localMoment(value);
  if (column.as === 'settlement') return t(settlementOf(value, Date.parse(String(valueOf(column.date, scope)))));
  const word = column.words?.[String(value)] ?? (value === undefined ? undefined : column.otherwise);
  return word ? t(word) : value;
}

function settlementOf(status: unknown, from: number) {
  const known = Object.entries(settlementWords).find(([name]) => name === status)?.[1];
  return known ?? (remainingOf(from, serverNow()) > 0 ? settlementWords.pending : settlementWords.completed);
}
