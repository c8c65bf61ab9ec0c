import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { valuesOf } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { useLanguage } from '../i18n/language.ts';
import type { TransferRecord } from '../transfer/idempotency.ts';
import { type HistoryEntry, newestEntries } from '../transfer/reconcile.ts';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';
import { values } from '../values/values.ts';
import { formatNumber } from '../i18n/format/number.ts';
import { momentText } from './moment-text.ts';
import { type Order, postingOf } from './transfers.ts';

/** The polling interval of the history while the outcome is unknown, ms. */
const every = 5000;

/** The word for each status of the contract; of another one nothing is said. */
const words = new Map<unknown, TextKey>([
  ['pending', 'status.inProgress'],
  ['completed', 'status.completed'],
  ['failed', 'status.failed'],
  ['cancelled', 'status.cancelled'],
]);

interface SentHistoryProps {
  readonly form: FormModule;
  readonly order: Order;
  readonly record: TransferRecord;
}

/** When a transfer was sent, and the newest entries of its history, for the user to compare; they do not prove the outcome. */
export function SentHistory({ form, order: { scope }, record: { key, sentAt } }: SentHistoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const history = postingOf(form)?.history;
  const { data, isError } = useQuery({
    queryKey: ['newest entries', key],
    queryFn: async () => {
      const params = { ...valuesOf(history?.with ?? {}, scope), offset: 0, limit: values.app.pageSize };
      return newestEntries(await history?.fetch(params, { cache: 'no-store' }));
    },
    enabled: history !== undefined,
    refetchInterval: every,
    retry: false,
  });
  if (!history) return null;
  if (isError && !data?.length) return <p>{t('transfer.historyFailed')}</p>;
  if (!data) return <p>{t('auth.loading')}</p>;
  if (data.length === 0) return <p>{t('transfer.historyEmpty')}</p>;
  const valueOf = ({ amount, ticker, status }: HistoryEntry): string => {
    const word = words.get(status);
    return [amount && `${formatNumber(amount, 'token', language)} ${ticker}`, word && t(word)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <>
      <p>{t('transfer.historyNewest', { date: momentText(sentAt) })}</p>
      <KeyValueList>
        {data.map((entry) => (
          <KeyValue
            key={entry.id}
            label={entry.date === undefined ? '—' : momentText(entry.date)}
            value={valueOf(entry)}
          />
        ))}
      </KeyValueList>
    </>
  );
}
