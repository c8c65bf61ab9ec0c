import { useTranslation } from 'react-i18next';

import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { formatDay } from '../../i18n/format/date.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { DayProps } from './definition.ts';

/** A day in a text. */
export default function DayCell({ value, text }: DayProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return t(text, { day: formatDay(String(valueOf(value, useScope())), language) });
}
