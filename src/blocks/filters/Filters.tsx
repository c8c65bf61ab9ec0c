import { Anchor, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import type { Condition } from 'engine/schema/condition.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { useReportFilters } from '../../engine/set-filters.ts';
import { formatDigits } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import { DaysChip } from './DaysChip.tsx';
import { screenPath } from '../../domain/screen-path.ts';
import { keepSearches } from '../../values/searches.ts';
import { SearchField } from './SearchField.tsx';
import styles from './Filters.module.css';
import type { FiltersProps } from './definition.ts';

/** Filters of the list below; each is a search parameter, so that the address can be saved and shared, without what is typed. */
export default function Filters({ label, clear, daysLabel, ...filters }: FiltersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const message = useMessage();
  const scope = useScope();
  const context = useActionContext(scope);
  const router = useRouter();
  const [round, setRound] = useState(0);
  const set = (next: Readonly<Record<string, string>>): void => {
    // A recent choice is in the address before it is rendered.
    const { pathname, search } = router.latestLocation;
    const isTyped = ([name]: readonly [string, string]) => filters.searches.some(({ parameter }) => parameter === name);
    keepSearches(screenPath(pathname), Object.fromEntries(Object.entries(next).filter(isTyped)));
    void context.go({ to: pathname, search: { ...search, ...next }, replace: true });
  };
  const current = (name: string): string => String(valueOf(`$search.${name}`, scope) ?? '');
  const isShown = ({ when }: { readonly when?: Condition | undefined }): boolean => evaluate(when, scope) === true;
  const [searches, choices, days] = [
    filters.searches.filter(isShown),
    filters.choices.filter(isShown),
    filters.days.filter(isShown),
  ];
  const names = [
    ...searches.map((one) => ({ name: one.parameter, none: '' })),
    ...choices.map((choice) => ({ name: choice.parameter, none: choice.choices[0]?.value ?? '' })),
    ...days.map((day) => ({ name: day.parameter, none: '' })),
  ];
  const isSet = names.some(({ name, none }) => current(name) !== none);
  const words = [
    ...searches.map(({ parameter }) => current(parameter)),
    ...choices.map(({ parameter, isOrder, choices: [none, ...others] }) => {
      const chosen = others.find(({ value }) => value === current(parameter));
      const isFilter = chosen !== undefined && !isOrder && none?.value === '';
      return isFilter ? capitalised(message(chosen.label), language) : '';
    }),
    ...days.map(({ parameter, label: name }) => {
      const day = current(parameter);
      return day === '' ? '' : `${t(name)} ${formatDigits(day)}`;
    }),
  ];
  const clearAll = (): void => {
    set(Object.fromEntries(names.map(({ name, none }) => [name, none])));
    // Includes typed text that is not searched for yet.
    setRound(round + 1);
  };
  useReportFilters(words.filter((word) => word !== '').join(' · '), clearAll);
  if (names.length === 0) return null;
  const chips = choices.length + (days.length > 0 ? 1 : 0);
  return (
    <div className={styles.block}>
      <fieldset className={styles.filters}>
        <VisuallyHidden component="legend">{t(label)}</VisuallyHidden>
        {searches.map((one) => (
          <SearchField
            key={`${one.parameter} ${round}`}
            label={t(one.label)}
            value={current(one.parameter)}
            onChange={(value) => set({ [one.parameter]: value })}
          />
        ))}
        <div className={styles.chips} data-count={chips}>
          {choices.map((choice) => (
            <ChoiceChip
              key={choice.parameter}
              label={t(choice.label)}
              choices={choice.choices.map((one) => ({ ...one, label: capitalised(message(one.label), language) }))}
              value={current(choice.parameter)}
              isOrder={choice.isOrder}
              onChange={(value) => set({ [choice.parameter]: value })}
            />
          ))}
          {days.length > 0 && daysLabel !== undefined && (
            <DaysChip
              label={t(daysLabel)}
              days={days.map((day) => ({ ...day, label: t(day.label), value: current(day.parameter) }))}
              onChange={set}
            />
          )}
        </div>
      </fieldset>
      {isSet && (
        <Anchor component="button" type="button" onClick={clearAll}>
          {t(clear)}
        </Anchor>
      )}
    </div>
  );
}

/** Capitalizes a word at the start of a line: some status texts are written for the middle of a sentence. */
function capitalised(word: string, language: string): string {
  return word.slice(0, 1).toLocaleUpperCase(language) + word.slice(1);
}
