import type { InputProps } from '../../engine/field.ts';
import { useTexts } from '../../i18n/texts.ts';
import { values } from '../../values/values.ts';
import styles from './ChoiceInput.module.css';
import type { ChoiceProps } from './definition.ts';

/** One of a few as rows to tap; each language reads in itself. */
export function ChoiceInput({ id, name, text, onChange, isDisabled, props }: InputProps & { props: ChoiceProps }) {
  const { label } = props;
  const { text: textOf } = useTexts();
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className="visually-hidden">{textOf(label)}</legend>
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
