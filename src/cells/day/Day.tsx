import { useScope, valueOf } from '../../engine/scope.ts';
import { formatDay } from '../../i18n/format/date.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { DayProps } from './definition.ts';

/** A day in a text. */
export default function DayCell({ value, text }: DayProps) {
  const { text: textOf, language } = useTexts();
  return textOf(text, { day: formatDay(String(valueOf(value, useScope())), language) });
}
