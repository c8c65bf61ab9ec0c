import { VisuallyHidden } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOf } from '../i18n/language.ts';
import { formatNumber } from '../i18n/format/number.ts';
import { type Decimals, decimalsAmong } from '../i18n/format/together.ts';
import type { Message } from './definition/reference.ts';
import { areAmountsHidden, hiddenAmount, isPrivate, useIsHidden } from './privacy.ts';
import { type Resolved, type Scope, resolve, useScope, valueOf } from './scope.ts';
import { decimalsIn, useDecimals } from './together.tsx';
import { SkeletonLine } from '../ui/skeleton/Skeleton.tsx';

interface ResolvedValueProps {
  readonly value: unknown;
  /** Width of the placeholder while the value is coming. */
  readonly width?: string;
  /** What stands there meanwhile where a line of that width is not of its size. */
  readonly placeholder?: ReactNode;
  /** What stands there where the answer has come without the value; a dash else. */
  readonly absent?: ReactNode;
  readonly children: (value: unknown) => ReactNode;
}

/** Draws a value: a placeholder while it is coming, and a dash, never a zero, where it did not come or could not be read. */
export function ResolvedValue({ value, width = '6ch', placeholder, absent, children }: ResolvedValueProps) {
  const { t } = useTranslation();
  const resolved = resolve(value, useScope());
  if (resolved.state === 'pending') return placeholder ?? <SkeletonLine width={width} />;
  if (resolved.state === 'ready' && resolved.value !== undefined) return children(resolved.value);
  if (resolved.state === 'ready' && absent !== undefined) return absent;
  return (
    <span>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t(resolved.state === 'failed' ? 'state.notLoaded' : 'state.unknown')}</VisuallyHidden>
    </span>
  );
}

/** The text of a message of config, with its values from the scope. */
export function useMessage(): (message: Message) => string {
  const { i18n } = useTranslation();
  const scope = useScope();
  const around = useDecimals();
  useIsHidden();
  return (message) => messageText(message, scope, i18n, around);
}

/** The same, for a scope at hand; a value that is not there reads as a dash; in a right-to-left text each stays whole. */
export function messageText(message: Message, scope: Scope, i18n: i18n, around?: Decimals): string {
  if (typeof message === 'string') return i18n.t(message);
  const language = languageOf(i18n);
  const together = { ...decimalsIn(message.with, [scope]), ...around };
  const isolate = document.documentElement.dir === 'rtl' ? (value: string): string => `\u2068${value}\u2069` : String;
  const pairs = Object.entries(message.with).map(([name, given]) => {
    const held = valueOf(typeof given === 'object' ? given.value : given, scope);
    if (held === undefined || held === null) return [name, '—'];
    // The form of a plural follows from the number itself.
    if (name === 'count') return [name, Number(held)];
    if (typeof given !== 'object') return [name, typeof held === 'number' ? held : isolate(String(held))];
    if (isPrivate(given.style) && areAmountsHidden()) return [name, hiddenAmount];
    const decimals = decimalsAmong(together, { ...given, value: held });
    return [name, isolate(formatNumber(held, given.style, language, decimals))];
  });
  return i18n.t(message.text, Object.fromEntries(pairs));
}

/** Where the values of a message stand together: still coming, not come, or come without one that is asked for. */
export function messageState(message: Message, scope: Scope): Resolved['state'] | 'unknown' {
  if (typeof message === 'string') return 'ready';
  const states = Object.values(message.with).map((given) => {
    const resolved = resolve(typeof given === 'object' ? given.value : given, scope);
    return resolved.state === 'ready' && resolved.value === undefined ? 'unknown' : resolved.state;
  });
  return states.find((state) => state !== 'ready') ?? 'ready';
}
