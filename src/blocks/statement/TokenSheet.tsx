import { Anchor, Card, Text } from '@mantine/core';
import { clsx } from 'clsx';
import type { i18n } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../../generated/words/words.ts';
import { type Decimal, add, isZero } from '../../domain/decimal.ts';
import type { Statement, StatementLine } from '../../domain/statement.ts';
import { hiddenAmount, useIsHidden } from '../../engine/privacy.ts';
import { formatDate } from '../../i18n/format/date.ts';
import { decimalsOfAll, formatExact } from '../../i18n/format/exact.ts';
import { useLanguage } from '../../i18n/language.ts';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import styles from './Statement.module.css';
import type { StatementProps } from './definition.ts';
import type { StatementEntry } from './entry.ts';
import type { TokenBook } from './read.ts';

/** The data of the statement of one token. */
export type TokenStatement = TokenBook & Statement<StatementEntry>;

/** The number of lines shown until the user asks for all; all are printed. */
const firstLines = 100;
/** The number of lines per table: browsers lay out a longer table again for each printed page, and skip tables off the screen. */
const tableLines = 500;

interface TokenSheetProps {
  readonly token: TokenStatement;
  readonly statuses: StatementProps['statuses'];
  readonly isPrinting: boolean;
}

/** One token: the opening balance, each operation with the balance after it, the closing balance, and any difference. */
export function TokenSheet({ token, statuses, isPrinting }: TokenSheetProps) {
  const id = useId();
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const language = useLanguage();
  const isHidden = useIsHidden();
  const { opening, unexplained, incoming, outgoing, closing, explained, present, lines, missed } = token;
  const amounts = [opening, unexplained, closing, explained, present, ...lines.map(({ balance }) => balance)];
  const decimals = decimalsOfAll([...amounts, ...lines.flatMap(({ operation }) => operation.change ?? [])]);
  const write = (amount: Decimal, isChange = false): string =>
    isHidden ? hiddenAmount : formatExact(amount, decimals, language, isChange);
  const fact = (label: TextKey, amount: Decimal, isChange = false) => (
    <KeyValue
      label={t(label)}
      value={
        <span className="ltr" translate="no">
          {write(amount, isChange)}
        </span>
      }
    />
  );
  const shown = isWhole || isPrinting ? lines : lines.slice(0, firstLines);
  const isAll = shown.length === lines.length;
  const tables = Array.from({ length: Math.ceil(shown.length / tableLines) }, (_, index) =>
    shown.slice(index * tableLines, (index + 1) * tableLines),
  );
  return (
    <Card component="section" aria-labelledby={id} className={styles.token}>
      <SectionHeader id={id} title={`${token.name}, ${token.ticker}`} />
      <KeyValueList hasLines>
        {fact('statement.opening', opening)}
        {!isZero(unexplained) && fact('statement.unexplained', unexplained, true)}
        {fact('statement.incoming', incoming, true)}
        {fact('statement.outgoing', outgoing, true)}
        {fact('statement.closing', closing)}
      </KeyValueList>
      {lines.length === 0 ? (
        <Text c="dimmed">{t('statement.none')}</Text>
      ) : (
        tables.map((part, index) => (
          <table key={index} className={clsx('num', styles.table)} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('fact.date')}</th>
                <th scope="col">{t('statement.operation')}</th>
                <th scope="col">{t('home.change')}</th>
                <th scope="col">{t('marketing.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {index === 0 && <Edge label="statement.opening" balance={write(opening)} />}
              {index === 0 && !isZero(unexplained) && (
                <Edge
                  label="statement.unexplained"
                  change={write(unexplained, true)}
                  balance={write(add(opening, unexplained))}
                />
              )}
              {part.map((line, place) => (
                <tr key={place}>{lineOf({ line, statuses, write, t })}</tr>
              ))}
              {isAll && index === tables.length - 1 && <Edge label="statement.closing" balance={write(closing)} />}
            </tbody>
          </table>
        ))
      )}
      {!isAll && (
        <Anchor component="button" type="button" onClick={() => setIsWhole(true)}>
          {t('statement.showAll', { count: lines.length })}
        </Anchor>
      )}
      <KeyValueList hasLines>
        {fact('statement.explained', explained)}
        {!isZero(unexplained) && fact('statement.unexplained', unexplained, true)}
        {fact('statement.present', present)}
      </KeyValueList>
      {isZero(unexplained) ? (
        <Notice tone="positive">{t('statement.matches')}</Notice>
      ) : (
        <Notice tone="warn">{t('statement.unexplainedHint')}</Notice>
      )}
      <Missed missed={missed} />
    </Card>
  );
}

/** A line without an operation: the opening or closing balance. */
function Edge({ label, change = '', balance }: { label: TextKey; change?: string; balance: string }) {
  const { t } = useTranslation();
  return (
    <tr className={clsx(styles.edge, change !== '' && styles.gap)}>
      <td />
      <th scope="row">{t(label)}</th>
      <td dir="ltr" translate="no">
        {change}
      </td>
      <td dir="ltr" translate="no">
        {balance}
      </td>
    </tr>
  );
}

interface LineProps {
  readonly line: StatementLine<StatementEntry>;
  readonly statuses: StatementProps['statuses'];
  readonly write: (amount: Decimal, isChange?: boolean) => string;
  readonly t: i18n['t'];
}

/** An operation; an unreadable number is a dash, never a zero. It has no hooks, because there may be tens of thousands. */
function lineOf({ line: { operation, balance }, statuses, write, t }: LineProps) {
  const { at, id, title, status, change, fee, within } = operation;
  const word = statuses[status];
  const isolated = (amount: Decimal): string => `\u2068${write(amount)}\u2069`;
  const details = [
    ...(word === undefined ? [] : [t(word)]),
    ...(within === undefined ? [] : [t('statement.within', { amount: isolated(within) })]),
    ...(fee === undefined || isZero(fee) ? [] : [t('statement.fee', { amount: isolated(fee) })]),
    ...(change === undefined && title !== 'list.unreadable' ? [t('list.unreadable')] : []),
  ];
  return (
    <>
      <td dir="ltr" translate="no">
        {formatDate(at)}
      </td>
      <td>
        {t(title)}{' '}
        <bdi className={styles.id} translate="no">
          {id}
        </bdi>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </td>
      <td dir="ltr" translate="no">
        {change === undefined ? '—' : write(change, true)}
      </td>
      <td dir="ltr" translate="no">
        {write(balance)}
      </td>
    </>
  );
}

/** The entries that could not be listed. */
function Missed({ missed }: Pick<TokenBook, 'missed'>) {
  const { t } = useTranslation();
  return missed.map(({ list, ids, missingCount }) => (
    <Notice key={list} tone="warn" title={t(list)}>
      {ids.length > 0 && <p>{t('statement.undated', { count: ids.length, ids: idsIn(ids) })}</p>}
      {missingCount > 0 && <p>{t('statement.notGiven', { count: missingCount })}</p>}
    </Notice>
  ));
}

/** The ids of entries as one text; a dash for an entry without an id. */
export function idsIn(ids: readonly string[]): string {
  return ids.map((id) => `\u2068${id === '' ? '—' : id}\u2069`).join(', ');
}
