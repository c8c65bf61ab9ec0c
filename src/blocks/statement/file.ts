import type { i18n } from 'i18next';

import { add, isZero } from '../../domain/decimal.ts';
import { localMoment } from '../../i18n/format/local-moment.ts';
import { languageOf } from '../../i18n/language.ts';
import { csvFormat } from '../list/csv-cell.ts';
import { fileOf as csvFile } from '../list/csv.ts';
import type { TokenStatement } from './TokenSheet.tsx';
import type { StatementProps } from './definition.ts';
import { type Days, timeZone } from './span.ts';

/** The input of a statement file. */
export interface SheetFile {
  readonly tokens: readonly TokenStatement[];
  readonly days: Days;
  readonly userId: string;
  /** When all data was read, epoch ms. */
  readonly readAt: number;
}

type Translate = i18n['t'];
type Cells = readonly unknown[];

/** A statement as a file; its amounts are exact, not rounded. */
export function fileOf(format: 'csv' | 'json', props: StatementProps, sheet: SheetFile, language: i18n): Blob {
  const { t } = language;
  if (format === 'csv') return csvFile(csvOf(props, sheet, language));
  return new Blob([`${JSON.stringify(jsonOf(props, sheet, t), null, 2)}\n`], { type: 'application/json' });
}

/** The statement as CSV (RFC 4180, with the separator of the language): a line for each balance, operation and difference, token by token. */
export function csvOf({ statuses }: StatementProps, { tokens }: SheetFile, language: i18n): string {
  const { t } = language;
  const { amountOf, textOf } = csvFormat(languageOf(language));
  const hasFee = tokens.some(({ lines }) => lines.some(({ operation }) => operation.fee !== undefined));
  const head: Cells = [
    t('fact.date'),
    t('statement.operation'),
    t('fact.id'),
    t('csv.token'),
    t('home.change'),
    ...(hasFee ? [t('statement.feeColumn')] : []),
    t('marketing.balance'),
    t('fact.status'),
  ];
  const blank = hasFee ? [''] : [];
  const rows = tokens.flatMap(({ ticker, opening, unexplained, closing, lines, missed }): Cells[] => [
    ['', t('statement.opening'), '', ticker, '', ...blank, amountOf(opening), ''],
    ...(isZero(unexplained)
      ? []
      : [
          [
            '',
            t('statement.unexplained'),
            '',
            ticker,
            amountOf(unexplained),
            ...blank,
            amountOf(add(opening, unexplained)),
            '',
          ],
        ]),
    ...lines.map(({ operation: { at, id, title, status, change, fee }, balance }): Cells => {
      const word = statuses[status];
      const isRead = change !== undefined;
      const said = isRead ? word && t(word) : t('list.unreadable');
      return [
        localMoment(at),
        t(title),
        id,
        ticker,
        amountOf(change),
        ...(hasFee ? [amountOf(fee)] : []),
        amountOf(balance),
        said,
      ];
    }),
    ['', t('statement.closing'), '', ticker, '', ...blank, amountOf(closing), ''],
    ...missed.flatMap(({ list, ids, missingCount }): Cells[] => [
      ...ids.map((id): Cells => ['', t(list), id, ticker, '', ...blank, '', t('list.unreadable')]),
      ...(missingCount > 0
        ? [['', t(list), '', ticker, '', ...blank, '', t('statement.notGiven', { count: missingCount })]]
        : []),
    ]),
  ]);
  return textOf([head, ...rows]);
}

/** The statement as JSON: amounts are exact texts, times are UTC, names are English. */
export function jsonOf({ file }: StatementProps, { tokens, days, userId, readAt }: SheetFile, t: Translate): object {
  return {
    statement: file,
    account: userId,
    createdAt: new Date(readAt).toISOString(),
    timeZone: timeZone(),
    from: days.from === '' ? null : days.from,
    to: days.to === '' ? null : days.to,
    tokens: tokens.map(({ ticker, missed, lines, ...token }) => ({
      token: ticker,
      opening: token.opening,
      notExplained: token.unexplained,
      incoming: token.incoming,
      outgoing: token.outgoing,
      closing: token.closing,
      allOperations: token.explained,
      presentBalance: token.present,
      operations: lines.map(({ operation: { at, id, list, title, status, change, fee, within }, balance }) => ({
        date: new Date(at).toISOString(),
        list,
        id,
        operation: t(title),
        status: status === '' ? null : status,
        change: change ?? null,
        ...(fee !== undefined && { fee }),
        ...(within !== undefined && { within }),
        balance,
      })),
      notRead: missed.map(({ list, ids, missingCount }) => ({ list: t(list), ids, notGiven: missingCount })),
    })),
  };
}
