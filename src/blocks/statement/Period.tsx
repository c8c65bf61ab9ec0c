import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { formatMonth } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SelectInput } from '../../ui/field/SelectInput.tsx';
import { DayField } from '../filters/DayField.tsx';
import styles from './Statement.module.css';
import { type Days, allDays, daysOf, monthsBetween } from './span.ts';

interface PeriodProps {
  readonly days: Days;
  /** The date of the first operation, epoch ms; undefined until it is known. */
  readonly first: number | undefined;
  /** The search parameters of the two days, the parameter for all time, and its value. */
  readonly parameters: { readonly from: string; readonly to: string; readonly parameter: string; readonly all: string };
}

/** The choice of the span: a month, all time, or a first and a last day. It is kept in the address. */
export function Period({ days, first, parameters }: PeriodProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const context = useActionContext(useScope());
  const router = useRouter();
  const set = ({ from, to }: Days): void => {
    const { pathname, search } = router.latestLocation;
    // Without any day, the parameter for all time is set; otherwise the current month would be shown.
    const isAll = from === '' && to === '';
    const kept = Object.fromEntries(Object.entries(search).filter(([name]) => name !== parameters.parameter));
    const next = {
      [parameters.from]: from,
      [parameters.to]: to,
      ...(isAll && { [parameters.parameter]: parameters.all }),
    };
    void context.go({ to: pathname, search: { ...kept, ...next }, replace: true });
  };
  const now = serverNow();
  const months = monthsBetween(Math.min(first ?? now, now), now);
  const month = months.find((one) => daysOf(one).from === days.from && daysOf(one).to === days.to);
  const isAll = days.from === allDays.from && days.to === allDays.to;
  const choices = [
    ...months.map((one) => ({ value: one, label: formatMonth(one, language) })),
    { value: 'all', label: t('statement.allTime') },
    ...(month === undefined && !isAll ? [{ value: '', label: t('statement.otherDays') }] : []),
  ];
  return (
    <div className={styles.period}>
      <SelectInput
        label={t('business.chart.month')}
        value={isAll ? 'all' : (month ?? '')}
        data={choices}
        onChange={({ currentTarget: { value } }) => value !== '' && set(value === 'all' ? allDays : daysOf(value))}
      />
      <DayField label={t('filter.from')} value={days.from} onChange={(from) => set({ ...days, from })} />
      <DayField label={t('filter.to')} value={days.to} onChange={(to) => set({ ...days, to })} />
    </div>
  );
}
