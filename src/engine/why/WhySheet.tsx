import { Stack, Text, Title } from '@mantine/core';
import { type QueryClient, useQueryClient, hashKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure, Origin } from 'engine/runtime/view.ts';

import { ageOf } from '../../i18n/format/age.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { useDeviceNow } from '../now.ts';
import { Step } from './Step.tsx';
import { type Explanation, type Answer, explaining, inputsOf, isBrief, keyOf } from './explaining.ts';

/** A figure of a card, and how the card displays it. */
export interface ShownFigure {
  readonly figure: Figure;
  readonly text: ReactNode;
}

/** The exact value of a number that a card shows shortened, and what it is called there. */
export interface ShownExact {
  readonly label: string;
  readonly exact: ReactNode;
}

/** The props of the sheet. */
export interface WhySheetProps {
  readonly figures: readonly (ShownFigure | ShownExact)[];
  readonly onClose: () => void;
}

/** How the figures of a card are computed, and the numbers that they are computed from, each once; the exact values of shortened ones. */
export default function WhySheet({ figures, onClose }: WhySheetProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const now = useDeviceNow();
  const exact = figures.filter((one) => 'exact' in one);
  const shown = figures.flatMap((one) => {
    if ('exact' in one) return [];
    const { figure, text } = one;
    const explained = figure.compute(explaining(answersIn(figure.origin, client)));
    return explained ? { explained, text } : [];
  });
  const inputs = shown.flatMap(({ explained }) => inputsOf(explained));
  const steps = new Map<string, (typeof shown)[number]>();
  for (const step of [
    ...shown.filter(({ explained }) => !isPart(explained)),
    ...inputs.filter((one) => 'rule' in one.from && !isBrief(one)).map((explained) => ({ explained, text: '' })),
  ])
    if (!steps.has(keyOf(step.explained))) steps.set(keyOf(step.explained), step);
  const times = inputs.flatMap(({ from }) => ('input' in from ? (from.answer?.updatedAt ?? []) : []));
  const { unit, count } = ageOf(Math.min(...times), now);
  return (
    <Dialog title={t('why.title')} onClose={onClose} closeLabel={t('action.close')}>
      <Stack gap="xl">
        {[...steps].map(([key, { explained, text }]) => (
          <Step key={key} of={explained} shown={text} />
        ))}
        {exact.length > 0 && (
          <Stack component="section" gap="sm">
            <Title order={3} size="md">
              {t('why.exact')}
            </Title>
            <KeyValueList>
              {exact.map((one) => (
                <KeyValue key={one.label} label={one.label} value={one.exact} isStacked tone="strong" />
              ))}
            </KeyValueList>
          </Stack>
        )}
        <Stack gap="sm" c="dimmed" fz="sm">
          {shown.some(({ explained }) => isPart(explained)) && <Text inherit>{t('why.byShare')}</Text>}
          <Text inherit>{t('why.shown')}</Text>
          {times.length > 0 && <Text inherit>{`${t('why.answer')} · ${t(`age.${unit}`, { count })}`}</Text>}
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** Whether a figure is a part in whole cents of a sum, which its own step would only repeat. */
function isPart({ from }: Explanation): boolean {
  return 'rule' in from && from.rule === 'share';
}

/** Returns a function that finds the answer of one of several operations among a view's origin. */
function answersIn(origin: Origin | undefined, client: QueryClient) {
  const queries = origin?.queries ?? [];
  return (operations: readonly string[]): Answer | undefined => {
    const place = queries.findIndex(({ queryKey }) => operations.includes(String(queryKey[0])));
    const query = queries[place];
    if (!query) return undefined;
    const cached = client.getQueryCache().get(hashKey(query.queryKey))?.state;
    // The age is that of the answer used for the figure, not of a later one.
    const updatedAt = cached && cached.data === origin?.answers[place] ? cached.dataUpdatedAt : undefined;
    return { operation: String(query.queryKey[0]), updatedAt };
  };
}
