import type { ListModule } from '../../engine/screen-model.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import { cellOf } from './csv-cell.ts';
import { pageOf, pageParameters } from './page.ts';

interface Column {
  readonly label: string;
  readonly value: string | number | boolean;
}

/** All entries of a list as CSV (RFC 4180), page by page; values as the API gave them, amounts exact. */
export async function csvOf(list: ListModule, columns: readonly Column[], scope: Scope): Promise<string> {
  const lines = [columns.map((column) => cellOf(column.label)).join(',')];
  for (let read = 0, total = 1; read < total;) {
    const page = pageOf(await list.fetchPage(pageParameters(list, scope, read), {}));
    for (const row of page.entries) {
      const inRow = { ...scope, roots: { ...scope.roots, row } };
      lines.push(columns.map((column) => cellOf(valueOf(column.value, inRow))).join(','));
    }
    read += page.entries.length;
    total = page.entries.length === 0 ? read : page.total;
  }
  return `${lines.join('\r\n')}\r\n`;
}
