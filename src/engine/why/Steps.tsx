import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ageOf } from '../../i18n/format/age.ts';
import { formatExact } from '../../i18n/format/fixed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { useDeviceNow } from '../now.ts';
import styles from './WhySheet.module.css';
import { type Explanation, unitOf } from './explaining.ts';
import { givens } from './givens.ts';
import { rules } from './rules.ts';

/** The maximum number of inputs listed for a figure. */
const maxListed = 12;

/** The explanation of a number, followed by those of its computed inputs. */
export function Steps({ of: number }: { of: Explanation }) {
  const words = useWords();
  const { t } = useTranslation();
  const language = useLanguage();
  const { from } = number;
  if ('given' in from) return <Text size="sm">{words.source(number)}</Text>;
  const { rounding } = rules[from.rule];
  const listed = from.of.slice(0, maxListed);
  return (
    <div className={styles.part}>
      <Text>{words.formula(number)}</Text>
      <KeyValueList>
        {listed.map((one, place) => (
          <KeyValue
            key={place}
            label={words.label(one)}
            value={
              <span className="num ltr" translate="no">
                {formatExact(one.value, language)} {unitOf(one)}
              </span>
            }
            detail={'given' in one.from ? words.source(one) : undefined}
          />
        ))}
        {from.of.length > listed.length && (
          <KeyValue label={t('why.notListed')} value={from.of.length - listed.length} />
        )}
        <KeyValue label={t('why.rounding')} value={roundingText()} />
      </KeyValueList>
      {listed.map((one, place) =>
        'given' in one.from ? null : (
          <div key={place} className={styles.part}>
            <Text fw={600}>{words.label(one)}</Text>
            <Steps of={one} />
          </div>
        ),
      )}
    </div>
  );

  function roundingText(): string {
    if (rounding === undefined) return t('why.exact');
    return rounding === 'up' ? t('why.roundedUp') : t('why.cut', { decimals: rounding });
  }
}

/** Returns a function that labels a number. */
export function useLabel(): (number: Explanation) => string {
  const { t } = useTranslation();
  return ({ name, from, token = '' }) =>
    t(name !== undefined ? givens[name].label : 'rule' in from ? rules[from.rule].label : givens[from.given].label, {
      token,
    });
}

/** Returns functions for the labels, formulas and sources of numbers. */
function useWords() {
  const { t } = useTranslation();
  const now = useDeviceNow();
  const label = useLabel();
  const formula = ({ from }: Explanation): string => {
    if ('given' in from) return '';
    const { formula: given } = rules[from.rule];
    if (typeof given === 'object') return t(given.text);
    // Each name keeps its own text direction.
    const labels = from.of.map((one) => `\u2068${label(one)}\u2069`);
    const shown = labels.length > 4 ? [labels[0], '…', labels.at(-1)] : labels;
    return shown.join(` ${given} `);
  };
  const source = ({ from }: Explanation): string => {
    if (!('given' in from)) return '';
    const { file, operations } = givens[from.given];
    if (file !== undefined) return t('why.setting', { file });
    if (!from.answer) return operations ? '' : t('why.typed');
    const { operation, updatedAt } = from.answer;
    const answer = t('why.answer', { operation });
    if (updatedAt === undefined) return answer;
    const { unit, count } = ageOf(updatedAt, now);
    return `${answer} · ${t(`age.${unit}`, { count })}`;
  };
  return { label, formula, source };
}
