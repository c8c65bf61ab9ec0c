import { VisuallyHidden } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { languageOf } from '../i18n/language.ts';
import { formatDate } from '../i18n/format/date.ts';
import { formatNumber } from '../i18n/format/number.ts';
import { type Decimals, decimalsAmong } from '../i18n/format/same-decimals.ts';
import type { Message } from 'engine/schema/reference.ts';
import { areAmountsHidden, hiddenAmount, isPrivate, useIsHidden } from './privacy.ts';
import { type Resolved, type Scope, resolve, useScope, valueOf } from 'engine/runtime/scope.ts';
import { useDecimals } from './same-decimals.tsx';
import { SkeletonLine, SkeletonText } from '../ui/skeleton/Skeleton.tsx';

interface ResolvedValueProps {
  readonly value: unknown;
  /** Width of the placeholder while the value is loading. */
  readonly width?: string;
  /** Placeholder while loading, if a line of that width has the wrong size. */
  readonly placeholder?: ReactNode;
  /** Shown if the response lacks the value; defaults to a dash. */
  readonly absent?: ReactNode;
  readonly children: (value: unknown) => ReactNode;
}

/** Renders a value: a placeholder while it loads, and a dash, never a zero, if it failed or could not be read. */
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

/** Returns a function that formats a message of config with values from the scope. */
export function useMessage(): (message: Message) => string {
  const { i18n } = useTranslation();
  const scope = useScope();
  const around = useDecimals();
  useIsHidden();
  return (message) => messageText(message, scope, i18n, around);
}

/** A skeleton of a message that waits for a value, as long as it will be about. */
export function MessageSkeleton({ message }: { readonly message: Message }) {
  const { i18n } = useTranslation();
  return <SkeletonText text={filled(message, i18n, usualOf)} />;
}

/** A value of the usual length for a placeholder. */
function usualOf(part: Part): string {
  if (typeof part !== 'object') return 'XAUT';
  return part.style === 'date' ? '2026-12-31T12:00:00Z' : '10.1234567';
}

/** Formats a message in a scope; a missing value is a dash, and values are isolated in right-to-left text. */
export function messageText(message: Message, scope: Scope, i18n: i18n, around?: Decimals): string {
  return filled(message, i18n, (part) => valueOf(typeof part === 'object' ? part.value : part, scope), around);
}

/** What stands for a placeholder of a text. */
type Part = Exclude<Message, string>['with'][string];

function filled(message: Message, i18n: i18n, read: (part: Part) => unknown, around: Decimals = {}): string {
  if (typeof message === 'string') return i18n.t(message);
  const language = languageOf(i18n);
  const isolate = document.documentElement.dir === 'rtl' ? (text: string): string => `\u2068${text}\u2069` : String;
  const pairs = Object.entries(message.with).map(([name, part]) => {
    const value = read(part);
    if (value === undefined || value === null) return [name, '—'];
    // The plural form depends on the number itself.
    if (name === 'count') return [name, Number(value)];
    if (typeof part !== 'object') return [name, typeof value === 'number' ? value : isolate(String(value))];
    if (part.style === 'date') return [name, isolate(formatDate(String(value)))];
    if (isPrivate(part.style) && areAmountsHidden()) return [name, hiddenAmount];
    const decimals = decimalsAmong(around, { ...part, value });
    return [name, isolate(formatNumber(value, part.style, language, decimals))];
  });
  return i18n.t(message.text, Object.fromEntries(pairs));
}

/**
 * The combined state of a message's values: pending, failed, or unknown if a required value is missing from the
 * response.
 */
export function messageState(message: Message, scope: Scope): Resolved['state'] | 'unknown' {
  if (typeof message === 'string') return 'ready';
  const states = Object.values(message.with).map((argument) => {
    const resolved = resolve(typeof argument === 'object' ? argument.value : argument, scope);
    return resolved.state === 'ready' && resolved.value === undefined ? 'unknown' : resolved.state;
  });
  return states.find((state) => state !== 'ready') ?? 'ready';
}
