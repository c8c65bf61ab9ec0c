import { useTranslation } from 'react-i18next';

import { useDeviceNow } from '../../engine/now.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { ageOf } from '../../i18n/format/age.ts';
import type { AgeProps } from './definition.ts';

/** Ages up to this are not counted, s. */
const momentary = 5;

/** The age of data, such as "updated 12 s ago"; nothing while the data is missing. */
export default function AgeCell({ data }: AgeProps) {
  const { t } = useTranslation();
  const state = useScope().data[data];
  const now = useDeviceNow();
  const updatedAt = state?.value === undefined ? Number.NaN : state.updatedAt();
  if (!Number.isFinite(updatedAt)) return null;
  const { unit, count } = ageOf(updatedAt, now);
  return (
    <span className="num">{unit === 'second' && count < momentary ? t('age.now') : t(`age.${unit}`, { count })}</span>
  );
}
