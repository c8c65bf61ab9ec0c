import { useState } from 'react';

import { type AmountReading, canonicalAmount, readTyped } from '../../domain/amount-input.ts';
import { parseRate, valueInUsdt } from '../../domain/conversions.ts';
import { decimal, decimalsOf, parseAmount, roundDownToStep } from '../../domain/decimal.ts';
import { money } from '../../domain/money.ts';
import type { InputProps } from '../../engine/field.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
import { formatNumber, isDotGroup } from '../../i18n/format/number.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonRow } from '../../ui/button/Button.tsx';
import { TextAction } from '../../ui/text-action/TextAction.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import type { AmountProps } from './definition.ts';

type Remark = Exclude<AmountReading, { kind: 'value' }>;

/** An amount: digits and a dot are kept, a decimal comma becomes one, and what can be read in two ways is asked back. */
export function AmountInput({ id, name, text, onChange, onBlur, error, isDisabled, props }: InputProps & { props: object }) {
  const { label, unit, step, available, dollars } = props as AmountProps;
  const { t, text: textOf, language } = useTexts();
  const scope = useScope();
  const [remark, setRemark] = useState<Remark>();
  const finest = decimal(String(valueOf(step, scope)));
  const decimals = decimalsOf(finest);
  const ticker = String(valueOf(unit, scope) ?? '');
  const most = parseAmount(valueOf(available?.value, scope));
  const rate = parseRate(valueOf(dollars, scope), ticker);
  const amount = parseAmount(text);
  const worth = rate && amount && valueInUsdt(money(amount, ticker), rate).amount;

  const type = (typed: string): void => {
    const reading = readTyped(typed, text, { scale: decimals, isDotGroup: isDotGroup(language) });
    setRemark(reading.kind === 'value' ? undefined : reading);
    if (reading.kind === 'value') onChange(reading.text);
  };
  const choose = (chosen: string): void => {
    setRemark(undefined);
    onChange(chosen);
  };
  const remarked = remark === undefined ? undefined : remarkText(remark);
  function remarkText(given: Remark): string {
    if (given.kind === 'tooPrecise') return t('form.tooPrecise', { decimals });
    return given.kind === 'ambiguous' ? t('form.ambiguous', { decimal: given.decimal, grouped: given.grouped }) : t('form.notAmount');
  }
  return (
    <>
      <TextInput
        id={id}
        name={name}
        kind="amount"
        label={textOf(label)}
        value={text}
        placeholder="0.00"
        maxLength={40}
        suffix={ticker}
        error={remarked ?? error}
        hint={hintOf()}
        isDisabled={isDisabled}
        isRequired
        onChange={type}
        onBlur={() => {
          if (text !== '' && canonicalAmount(text) !== text) onChange(canonicalAmount(text));
          onBlur();
        }}
        aside={
          available && (
            <TextAction isDisabled={isDisabled || most === undefined} onPress={() => most !== undefined && choose(roundDownToStep(most, finest))}>
              {t('form.max')}
            </TextAction>
          )
        }
      />
      {remark?.kind === 'ambiguous' && (
        <ButtonRow>
          <Button variant="quiet" size="sm" onPress={() => choose(remark.decimal)}>
            <span className="ltr">{remark.decimal}</span>
          </Button>
          <Button variant="quiet" size="sm" onPress={() => choose(remark.grouped)}>
            <span className="ltr">{remark.grouped}</span>
          </Button>
        </ButtonRow>
      )}
    </>
  );

  function hintOf() {
    const parts = [
      available && most !== undefined ? `${textOf(available.label)}: \u2066${formatNumber(most, 'token', language)}\u00a0${ticker}\u2069` : undefined,
      worth === undefined ? undefined : `\u2066≈ ${formatNumber(worth, 'dollars', language)}\u2069`,
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(' · ');
  }
}
