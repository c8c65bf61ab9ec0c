import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type AmountReading,
  canonicalAmount,
  isBehindRefusedSeparator,
  readChosen,
  readTyped,
} from '../../domain/amount-input.ts';
import { isDotGroup } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';

type Remark = Exclude<AmountReading, { kind: 'value' }>;

interface TypedAmountProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** How many decimals can be typed. */
  readonly decimals: number;
  readonly text: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly aside?: ReactNode;
}

/**
 * An amount as it is typed: a decimal comma becomes a dot, a paste that can be read in two ways is asked back, and digits
 * behind a separator that may not be there are refused with it until something is deleted or the field is left.
 */
export function TypedAmount({
  id,
  name,
  label,
  unit,
  decimals,
  text,
  error,
  hint,
  isDisabled,
  isRequired,
  onChange,
  onBlur,
  aside,
}: TypedAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [remark, setRemark] = useState<{ of: string; reading: Remark; refusedText: string }>();
  const reading = remark?.of === text ? remark.reading : undefined;
  const rules = { scale: decimals, isDotGroup: isDotGroup(language) };
  const take = (next: AmountReading, refusedText: string): void => {
    setRemark(next.kind === 'value' ? undefined : { of: text, reading: next, refusedText });
    if (next.kind === 'value') onChange(next.text);
  };
  const type = ({ currentTarget: { value: typed }, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const pasted = pastedBy(nativeEvent, typed);
    if (reading && pasted === undefined && isBehindRefusedSeparator(typed, text, remark?.refusedText ?? '')) return;
    take(readTyped(typed, text, rules, pasted), typed);
  };
  const remarkText = (given: Remark): string => {
    if (given.kind === 'tooPrecise') return decimals === 0 ? t('form.wholeOnly') : t('form.tooPrecise', { decimals });
    return given.kind === 'ambiguous'
      ? t('form.ambiguous', { decimal: given.decimal, grouped: given.grouped })
      : t('form.notAmount');
  };
  return (
    <>
      <TextInput
        id={id}
        name={name}
        variant="amount"
        inputMode="decimal"
        style={{ '--chars': Math.max(1, text.length), '--unit': unit.length }}
        label={label}
        value={text}
        placeholder={decimals === 0 ? '0' : '0.00'}
        rightSection={unit}
        error={reading === undefined ? error : remarkText(reading)}
        description={hint}
        disabled={isDisabled}
        aria-required={isRequired}
        onChange={type}
        onBlur={() => {
          setRemark((last) => last && { ...last, refusedText: '' });
          const canonical = canonicalAmount(text);
          if (text !== '' && canonical !== text) onChange(canonical);
          onBlur();
        }}
        aside={aside}
      />
      {reading?.kind === 'ambiguous' && (
        <ButtonRow>
          {[reading.decimal, reading.grouped].map((choice) => (
            <Button key={choice} variant="quiet" size="sm" onClick={() => take(readChosen(choice, rules), '')}>
              <span className="ltr">{choice}</span>
            </Button>
          ))}
        </ButtonRow>
      )}
    </>
  );
}

/** The text that a paste or drop put there; the whole `value` where the browser does not tell, undefined for keys. */
function pastedBy(event: Event, value: string): string | undefined {
  const isPaste = event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
  return isPaste ? (event.data ?? value) : undefined;
}
