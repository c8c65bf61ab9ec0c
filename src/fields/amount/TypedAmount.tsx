import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  type AmountReading,
  canonicalAmount,
  isBehindRefusedKey,
  readChosen,
  readTyped,
  shownAmount,
} from '../../domain/amount-input.ts';
import { formatFixed } from '../../i18n/format/fixed.ts';
import { decimalSign, isDotGroup } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { replaceText } from '../../ui/field/replace-text.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';

type Remark = Exclude<AmountReading, { kind: 'value' }>;

/** The keys that delete text or move the caret. */
const editKey = /^(?:Backspace|Delete|Arrow|Home|End)/;

interface TypedAmountProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  /** The maximum number of decimals. */
  readonly decimals: number;
  readonly text: string;
  readonly error: string | undefined;
  /** The number that the error is about, shown after its text. */
  readonly detail?: string | undefined;
  /** Shown beside the label. */
  readonly aside?: ReactNode;
  /** Stays visible while an error is shown. */
  readonly hint?: ReactNode;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  /** Whether it is the main amount of the form. */
  readonly isLarge?: boolean;
  /** Shown below the amount in the same box, such as its value in dollars. */
  readonly below?: ReactNode;
}

/**
 * An input for an amount with the decimal separator of the language. For an ambiguous paste the user chooses the
 * reading. Keys that continue a refused key are refused too, until the next deletion, caret move, tap or blur.
 */
export function TypedAmount({
  id,
  name,
  label,
  unit,
  decimals,
  text,
  error,
  detail,
  aside,
  hint,
  isDisabled,
  isRequired,
  onChange,
  onBlur,
  isLarge = false,
  below,
}: TypedAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [remark, setRemark] = useState<{ of: string; reading: Remark; refusedText: string }>();
  const reading = remark?.of === text ? remark.reading : undefined;
  const rules = { scale: decimals, isDotGroup: isDotGroup(language), decimalSign: decimalSign(language), unit };
  const shown = shownAmount(text, rules.decimalSign);
  const placeholder = decimals === 0 ? '0' : shownAmount('0.00', rules.decimalSign);
  const take = (next: AmountReading, refusedText: string): void => {
    setRemark(next.kind === 'value' ? undefined : { of: text, reading: next, refusedText });
    if (next.kind === 'value') onChange(next.text);
  };
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { value: typed } = currentTarget;
    const pasted = pastedBy(nativeEvent, typed);
    const isBehind = reading && pasted === undefined && isBehindRefusedKey(typed, shown, remark?.refusedText ?? '');
    const next = isBehind ? undefined : readTyped(typed, text, rules, pasted);
    if (next) take(next, pasted === undefined ? typed : '');
    if (next?.kind === 'value') replaceText(currentTarget, shownAmount(next.text, rules.decimalSign));
    else replaceText(currentTarget, shown, nativeEvent);
  };
  /** Forgets the refused key, even in an empty field. */
  const beginAnew = (): void => setRemark((last) => (last?.refusedText ? { ...last, refusedText: '' } : last));
  const remarkText = (current: Remark): string => {
    if (current.kind === 'tooPrecise') return decimals === 0 ? t('form.wholeOnly') : t('form.tooPrecise', { decimals });
    if (current.kind === 'refused') return t('form.notAmount');
    const low = Math.floor(Number(current.decimal));
    const [decimal, grouped] = [formatFixed(current.decimal, language), formatFixed(current.grouped, language)];
    return t('form.ambiguous', { decimal, grouped, low, high: low + 1 });
  };
  return (
    <>
      <TextInput
        id={id}
        name={name}
        variant={isLarge ? 'hero' : 'amount'}
        inputMode="decimal"
        style={{ '--chars': (text || placeholder).length, '--unit': unit.length }}
        label={label}
        aside={aside}
        value={shown}
        placeholder={placeholder}
        rightSection={unit}
        error={reading === undefined ? error && faultOf(error, detail) : remarkText(reading)}
        description={hint}
        isHintKept
        disabled={isDisabled}
        aria-required={isRequired}
        onChange={type}
        onKeyDown={({ key }) => editKey.test(key) && beginAnew()}
        onPointerDown={beginAnew}
        onBlur={() => {
          beginAnew();
          const canonical = canonicalAmount(text);
          if (text !== '' && canonical !== text) onChange(canonical);
          onBlur();
        }}
        below={below}
      />
      {reading?.kind === 'ambiguous' && (
        <ButtonRow>
          {[reading.grouped, reading.decimal].map((choice) => (
            <Button key={choice} variant="quiet" size="sm" onClick={() => take(readChosen(choice, rules), '')}>
              <span className="ltr" translate="no">
                {formatFixed(choice, language)}
              </span>
            </Button>
          ))}
        </ButtonRow>
      )}
    </>
  );
}

/** The text of an error, followed by the number that it is about. */
function faultOf(error: string, detail: string | undefined): ReactNode {
  return (
    <>
      <span>{error}</span>
      {detail !== undefined && ` · ${detail}`}
    </>
  );
}

/** The text of a paste or drop; the whole `value` if the browser does not provide it; undefined for keys. */
function pastedBy(event: Event, value: string): string | undefined {
  const isPaste = event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
  return isPaste ? (event.data ?? value) : undefined;
}
