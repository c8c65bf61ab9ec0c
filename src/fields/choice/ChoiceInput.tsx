import { useTranslation } from 'react-i18next';

import type { InputProps } from '../../engine/field.ts';
import { SegmentedChoice } from '../../ui/segmented/SegmentedChoice.tsx';
import { values } from '../../values/values.ts';
import styles from './ChoiceInput.module.css';
import type { ChoiceProps } from './definition.ts';

/** One of a few: languages as rows to tap, each in itself; own items side by side. */
export function ChoiceInput({ id, name, text, onChange, isDisabled, props }: InputProps & { props: ChoiceProps }) {
  const { label, items } = props;
  const { t } = useTranslation();
  if (items.length > 0) {
    const choices = items.map((item) => ({
      value: item.value,
      label: item.label === undefined ? item.value : t(item.label),
    }));
    return (
      <div className={styles.labelled}>
        <span className={styles.label} aria-hidden="true">
          {t(label)}
        </span>
        <SegmentedChoice
          aria-label={t(label)}
          value={text}
          data={choices}
          onChange={(value) => onChange(value)}
          disabled={isDisabled}
        />
      </div>
    );
  }
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className="visually-hidden">{t(label)}</legend>
      {values.languages.languages.map(({ code, label: own }) => (
        <label key={code} htmlFor={`${id}-${code}`} className={styles.row} lang={code}>
          <input
            type="radio"
            id={`${id}-${code}`}
            name={name}
            value={code}
            checked={text === code}
            className={styles.radio}
            onChange={() => onChange(code)}
          />
          <bdi>{own}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
