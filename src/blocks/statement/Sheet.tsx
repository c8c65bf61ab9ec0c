import { Card, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { statementOf } from '../../domain/statement.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { formatDate, formatDay } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Downloads } from './Downloads.tsx';
import styles from './Statement.module.css';
import { TokenSheet } from './TokenSheet.tsx';
import type { StatementProps } from './definition.ts';
import type { StatementData } from './read.ts';
import { type Days, spanOf, timeZone } from './span.ts';
import { usePrinting } from './printing.ts';

interface SheetProps {
  readonly props: StatementProps;
  readonly books: StatementData;
  readonly days: Days;
  readonly userId: string;
}

/** The printed part of the page: the user, the span, and the statement of each token. */
export function Sheet({ props, books, days, userId }: SheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useMessage();
  const { part, isPrinting } = usePrinting();
  const { from, to } = days;
  const tokens = useMemo(
    () => books.tokens.map((book) => ({ ...book, ...statementOf(book.entries, book.present, spanOf({ from, to })) })),
    [books, from, to],
  );
  const said = [
    ...(from === '' ? [] : [`${t('filter.from')} ${formatDay(from, language)}`]),
    ...(to === '' ? [] : [`${t('filter.to')} ${formatDay(to, language)}`]),
  ];
  return (
    <>
      <Downloads props={props} sheet={{ tokens, days, userId, readAt: books.readAt }} />
      <article ref={part} className={styles.sheet} data-printed="" aria-labelledby="statement-title">
        <Card>
          <Title order={2} id="statement-title" className={styles.title}>
            {t(props.title)}
          </Title>
          <p>{said.length === 0 ? t('statement.allTime') : said.join(' · ')}</p>
          <Text c="dimmed" size="sm">
            {t('account.user')}: <bdi translate="no">{userId}</bdi>
            <br />
            {t('statement.created', { date: `\u2068${formatDate(books.readAt)}\u2069`, zone: timeZone() })}
          </Text>
        </Card>
        {tokens.map((token) => (
          <TokenSheet key={token.ticker} token={token} statuses={props.statuses} isPrinting={isPrinting} />
        ))}
        {props.notes.length > 0 && (
          <Card>
            {props.notes.map((note, index) => (
              <Text key={index} c="dimmed" size="sm">
                {message(note)}
              </Text>
            ))}
          </Card>
        )}
      </article>
    </>
  );
}
