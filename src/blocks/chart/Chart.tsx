import '@mantine/core/styles/Center.layer.css';
import { Box, Card, Center, EmptyState, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../api/server-time.ts';
import { CellLine, CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { ExplainButton } from '../../engine/Explained.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { isPrivate, useIsHidden } from '../../engine/privacy.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { resolve, useScope, valueOf } from 'engine/runtime/scope.ts';
import { useSearchChoice } from '../../engine/search-choice.ts';
import { KeyValue, StatGroup } from '../../ui/key-value/KeyValue.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { SegmentedNav } from '../../ui/segmented/SegmentedNav.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { CategoryBars } from './CategoryBars.tsx';
import { ChartFrame, TimeChart } from './TimeChart.tsx';
import type { ChartProps } from './definition.ts';
import { pointsOf, startOf } from './points.ts';
import { SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';

/** A chart card: a range selector, the chart, a table of the same data, and a few numbers. */
export default function Chart(props: ChartProps) {
  const { title, hero, more, range, figures } = props;
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const bind = useAction();
  const shown = figures.filter((figure) => evaluate(figure.when, scope));
  return (
    <Card component="section" aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={message(title)}
        beside={<ExplainButton />}
        more={more && { press: bind(more.action), label: t(more.label) }}
      />
      {(hero || range) && (
        <Group align="end" gap="md">
          {hero && <Hero {...hero} />}
          {range && <RangeTabs {...range} />}
        </Group>
      )}
      <Picture {...props} />
      {shown.length > 0 && (
        <StatGroup>
          {shown.map((figure) => (
            <KeyValue
              key={figure.label}
              label={t(figure.label)}
              value={<CellView node={figure.value} />}
              tone="strong"
            />
          ))}
        </StatGroup>
      )}
    </Card>
  );
}

function Hero({ value, style, unit, details }: NonNullable<ChartProps['hero']>) {
  return (
    // Takes what the range leaves on its line.
    <Stack gap={4} flex="999 1 auto">
      <Box fz="var(--text-hero)" lh={1.15}>
        <HeroNumber value={value} style={style} unit={unit} />
      </Box>
      <Text c="dimmed" size="sm">
        <CellLine nodes={details} />
      </Text>
    </Stack>
  );
}

function RangeTabs({ label, parameter, items }: NonNullable<ChartProps['range']>) {
  const { t } = useTranslation();
  const choices = items.map((item) => ({ value: item.value, label: t(item.label) }));
  return (
    <Box flex="1 1 280px">
      <SegmentedNav label={t(label)} items={useSearchChoice(parameter, choices)} />
    </Box>
  );
}

/** What stands in place of a chart, in the middle of the room that its column leaves. */
function Filled({ children }: { children: ReactNode }) {
  return (
    <Center flex="auto" data-fills>
      {children}
    </Center>
  );
}

function Picture(props: ChartProps) {
  const { rows, range, x, y, height, empty, emptyHint } = props;
  const { t } = useTranslation();
  const scope = useScope();
  const [now] = useState(serverNow);
  const resolved = resolve(rows, scope);
  // The shape of a line reveals nearly as much as its numbers.
  const isHidden = useIsHidden() && y.some(({ style }) => isPrivate(style));
  if (isHidden)
    return (
      <Filled>
        <EmptyState icon={<IconEyeOff stroke={1.75} />} title={t('chart.hidden')} />
      </Filled>
    );
  // A chart of the user's own may have nothing to show: then it is as high as its words.
  const isGrowing = x.as === 'category' || emptyHint !== undefined;
  if (resolved.state === 'pending') {
    const skeleton = (
      <SkeletonGroup label={t('auth.loading')}>
        <Skeleton height={`${height}px`} />
        {isGrowing && <Growing />}
      </SkeletonGroup>
    );
    return isGrowing ? skeleton : <ChartFrame {...props}>{skeleton}</ChartFrame>;
  }
  const { value: entries } = resolved.state === 'ready' ? resolved : { value: undefined };
  // Has the size of the loading chart: no layout shift below.
  const instead = (state: ReactNode): ReactNode =>
    isGrowing ? (
      <Filled>{state}</Filled>
    ) : (
      <ChartFrame {...props} points={[]}>
        <Center>{state}</Center>
      </ChartFrame>
    );
  if (!Array.isArray(entries)) return instead(<ErrorState title={t('state.loadFailed')} />);
  const chosen = range?.items.find((item) => item.value === valueOf(`$search.${range.parameter}`, scope));
  const points = pointsOf(entries, props, scope, startOf(chosen?.days, now));
  if (points.length === 0)
    return instead(<EmptyState title={t(empty ?? 'chart.empty')} description={emptyHint && t(emptyHint)} />);
  return x.as === 'category' ? <CategoryBars {...props} points={points} /> : <TimeChart {...props} points={points} />;
}
