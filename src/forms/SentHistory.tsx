import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { standingOf } from '../domain/settlement.ts';
import { valuesOf } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { useLanguage } from '../i18n/language.ts';
import type { TransferRecord } from '../transfer/idempotency.ts';
import { type HistoryEntry, entriesSince } from '../transfer/reconcile.ts';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';
import { values } from '../values/values.ts';
import { formatNumber } from '../i18n/format/number.ts';
import { momentText } from './moment-text.ts';
import { type Order, postingOf } from './transfers.ts';

/** How often the history is read while the outcome is open, ms. */
const every = 5000;

const words = { underWay: 'status.inProgress', done: 'status.completed', failed: 'status.failed' } as const;

interface SentHistoryProps {
  readonly form: FormModule;
  readonly order: Order;
  readonly record: TransferRecord;
}

/** What the history shows since something was sent, to compare; it proves nothing. */
export function SentHistory({ form, order: { scope }, record: { key, sentAt } }: SentHistoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const history = postingOf(form)?.history;
  const { data, isError } = useQuery({
    queryKey: ['entries since', key],
    queryFn: async () => {
      const asked = { ...valuesOf(history?.with ?? {}, scope), offset: 0, limit: values.app.pageSize };
      return entriesSince(await history?.fetch(asked, { cache: 'no-store' }), sentAt);
    },
    enabled: history !== undefined,
    refetchInterval: every,
    retry: false,
  });
  if (!history) return null;
  if (isError && !data?.length) return <p>{t('transfer.historyFailed')}</p>;
  if (!data) return <p>{t('auth.loading')}</p>;
  if (data.length === 0) return <p>{t('transfer.historyEmpty')}</p>;
  const valueOf = ({ amount, ticker, status }: HistoryEntry): string =>
    [amount && `${formatNumber(amount, 'token', language)} ${ticker}`, t(words[standingOf(status)])]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <p>{t('transfer.historySince')}</p>
      <KeyValueList>
        {data.map((entry) => (
          <KeyValue key={entry.id} label={momentText(entry.date)} value={valueOf(entry)} />
        ))}
      </KeyValueList>
    </>
  );
}
