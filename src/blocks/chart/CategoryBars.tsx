import { Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import type { ChartProps } from './definition.ts';
import type { Point } from './points.ts';
import { languageOf } from '../../i18n/language.ts';
import { decimalsOfPoints, readingOf } from './reading.ts';

/** A bar per entry below its name and formatted value: an accessible chart. */
export function CategoryBars({ title, x, y: [y], points }: ChartProps & { readonly points: readonly Point[] }) {
  const { i18n } = useTranslation();
  const scope = useScope();
  if (!y) return null;
  const sizes = points.map((point) => Math.abs(Number(point.values[0])));
  const decimals = decimalsOfPoints(points, [y], scope);
  const largest = Math.max(...sizes) || 1;
  return (
    <Stack component="dl" aria-label={messageText(title, scope, i18n)}>
      {points.map((point, index) => (
        <Group key={index} justify="space-between" align="baseline" gap="4px 12px">
          <Text component="dt" c="dimmed" size="sm" flex={1} miw={0}>
            <bdi>
              {x.text === undefined ? String(valueOf(x.value, point.scope)) : messageText(x.text, point.scope, i18n)}
            </bdi>
          </Text>
          <Text component="dd" size="sm" fw={600} className="num ltr" translate="no">
            {readingOf(point.values[0], y, { scope: point.scope, language: languageOf(i18n), decimals })}
          </Text>
          <Progress.Root component="dd" w="100%" size={8} aria-hidden="true">
            <Progress.Section withAria={false} value={(100 * (sizes[index] ?? 0)) / largest} />
          </Progress.Root>
        </Group>
      ))}
    </Stack>
  );
}
