import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatNumber } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { type Explanation, isBrief, unitOf } from './explaining.ts';
import { inputNumbers } from './input-numbers.ts';
import { rules } from './rules.ts';

/** The maximum number of inputs listed for a figure. */
const maxListed = 12;

/** How one number is computed, `shown` as on the card: the formula in words, and its inputs. */
export function Step({ of: { from, ...number }, shown }: { of: Explanation; shown: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = useLabel();
  const detail = useDetail();
  if ('input' in from) return null;
  const { formula, rounding } = rules[from.rule];
  // Each name keeps its own text direction.
  const labels = from.of.map((one) => `\u2068${label(one)}\u2069`);
  const named = labels.length > 4 ? [labels[0], '…', labels.at(-1)] : labels;
  const listed = from.of.slice(0, maxListed);
  return (
    <Stack component="section" gap="sm">
      <Group justify="space-between" align="baseline" gap="4px 12px">
        <Title order={3} size="md">
          {label({ from, ...number })}
        </Title>
        <Amount>{shown === '' || shown === undefined ? valueText({ from, ...number }, language) : shown}</Amount>
      </Group>
      <Text c="dimmed" size="sm">
        {typeof formula === 'object' ? t(formula.text) : named.join(` ${formula} `)}
      </Text>
      {rounding === 'up' && (
        <Text c="dimmed" size="sm">
          {t('why.roundedUp')}
        </Text>
      )}
      <KeyValueList>
        {listed.map((one, place) => (
          <KeyValue
            key={place}
            label={label(one)}
            value={<Amount>{valueText(one, language)}</Amount>}
            detail={detail(one)}
          />
        ))}
        {from.of.length > listed.length && (
          <KeyValue label={t('why.notListed')} value={from.of.length - listed.length} />
        )}
      </KeyValueList>
    </Stack>
  );
}

function Amount({ children }: { children: ReactNode }) {
  return (
    <b className="num ltr" translate="no">
      {children}
    </b>
  );
}

/** A number with its unit and the decimals that screens show. */
function valueText(number: Explanation, language: string): string {
  const unit = unitOf(number);
  if (unit === '' || unit === '%') return formatNumber(number.value, unit === '' ? 'figure' : 'percent', language);
  return `${formatNumber(number.value, unit === 'USDT' ? 'price' : 'token', language)}\u00a0${unit}`;
}

/** Returns a function that labels a number. */
function useLabel(): (number: Explanation) => string {
  const { t } = useTranslation();
  return ({ name, from, token = '' }) =>
    t(
      name !== undefined
        ? inputNumbers[name].label
        : 'rule' in from
          ? rules[from.rule].label
          : inputNumbers[from.input].label,
      {
        token,
      },
    );
}

/** Returns a function for what stands below an input: who set it, or its own short calculation. */
function useDetail(): (number: Explanation) => ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (number) => {
    const { from } = number;
    if ('input' in from) {
      const { file, operations } = inputNumbers[from.input];
      if (file !== undefined) return t('why.setting');
      return operations ? undefined : t('why.typed');
    }
    const { formula } = rules[from.rule];
    if (typeof formula === 'object' || !isBrief(number)) return undefined;
    return (
      <span className="ltr" translate="no">
        {from.of.map((one) => valueText(one, language)).join(` ${formula} `)}
      </span>
    );
  };
}
