import { Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, createElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../../generated/words/words.ts';
import NumberCell from '../../cells/number/Number.tsx';
import { parseAmount } from '../../domain/decimal.ts';
import { Alternatives } from '../../engine/Alternatives.tsx';
import { MessageSkeleton, useMessage } from '../../engine/resolved.tsx';
import { CellLine, CellView } from 'engine/runtime/CellView.tsx';
import { ExplainButton } from '../../engine/Explained.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { useAction } from '../../engine/navigation.ts';
import { useIsHidden } from '../../engine/privacy.ts';
import { DecimalsProvider, decimalsIn, useSameDecimals } from '../../engine/same-decimals.tsx';
import { type Scope, useScope, valueOf } from 'engine/runtime/scope.ts';
import { KeyValue, StatGroup } from '../../ui/key-value/KeyValue.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { PressButton } from '../../ui/press/Press.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import { SplitBar } from './SplitBar.tsx';
import styles from './Summary.module.css';
import type { SummaryProps } from './definition.ts';

/** The summary card at the top of a screen. */
export default function Summary(props: SummaryProps) {
  const { title, badges, hero, stats, lines, split, footers } = props;
  const id = useId();
  const { t } = useTranslation();
  const scope = useScope();
  const isHidden = useIsHidden();
  const decimals = useSameDecimals(decimalsIn(split, [scope]));
  return (
    <Card component="section" variant="hero" aria-labelledby={id} className={styles.card}>
      <Group justify="space-between" gap="sm">
        <Group gap={4} wrap="nowrap">
          <Title order={2} id={id} size="sm" fw={400} c="dimmed">
            {t(title)}
          </Title>
          <ExplainButton />
        </Group>
        <Alternatives nodes={badges}>{(badge) => createElement(badge.component, badge.props)}</Alternatives>
      </Group>
      <Box mih={48} className={styles.hero} fz="var(--text-hero)" lh={1.15}>
        <HeroNumber value={hero.value} style={hero.style} unit={hero.unit} />
      </Box>
      {stats.length > 0 && (
        <StatGroup>
          {stats.map((stat) => (
            <KeyValue
              key={stat.label}
              label={t(stat.label)}
              value={<CellView node={stat.value} />}
              detail={stat.detail && <CellView node={stat.detail} />}
              tone="strong"
            />
          ))}
        </StatGroup>
      )}
      {lines.length > 0 && (
        <Stack gap="sm" className={styles.lines}>
          {lines.map((line, index) => (
            <Group key={index} justify="space-between" gap="4px 12px" c="dimmed" fz="sm" className={styles.line}>
              <span>
                <CellView node={line.start} />
              </span>
              {line.end && (
                <span>
                  <CellView node={line.end} />
                </span>
              )}
            </Group>
          ))}
        </Stack>
      )}
      {split.length > 0 && (
        <DecimalsProvider value={decimals}>
          <SplitBar parts={split.map((part) => ({ ...partOf(part, scope, isHidden), label: t(part.label) }))} />
        </DecimalsProvider>
      )}
      <SummaryButtons {...props} />
      {footers.length > 0 && (
        <Box className={styles.foot}>
          <Alternatives nodes={footers}>
            {(footer) => (
              <Group gap="4px 12px" c="dimmed" fz="xs" className={styles.footer}>
                <CellLine nodes={footer.start} />
                <Group justify="space-between" gap="4px 12px" className={styles.result}>
                  {footer.middle && <CellView node={footer.middle} />}
                  {footer.end && <CellView node={footer.end} />}
                </Group>
              </Group>
            )}
          </Alternatives>
        </Box>
      )}
    </Card>
  );
}

/** The buttons whose conditions hold, stacked or side by side. */
function SummaryButtons({ buttons, areButtonsInRow }: Pick<SummaryProps, 'buttons' | 'areButtonsInRow'>) {
  const { t } = useTranslation();
  const message = useMessage();
  const bind = useAction();
  if (buttons.length === 0) return null;
  const shown = (
    <Alternatives nodes={buttons}>
      {({ label, action, variant, hint, reason }, isPending) => (
        <Hinted hint={hint}>
          {(hintId) => (
            <PressButton
              size={areButtonsInRow ? 'md' : 'lg'}
              variant={variant}
              disabled={isPending || action === undefined}
              reason={reason && (isPending ? <MessageSkeleton message={reason} /> : message(reason))}
              press={action && bind(action)}
              aria-describedby={hintId}
            >
              {isPending ? <SkeletonLine width="9ch" /> : t(label)}
            </PressButton>
          )}
        </Hinted>
      )}
    </Alternatives>
  );
  return (
    <Stack gap="lg" className={clsx(styles.buttons, areButtonsInRow && styles.inRow)}>
      {areButtonsInRow ? <ButtonRow>{shown}</ButtonRow> : shown}
    </Stack>
  );
}

/** A button with a hint, shown where a disabled button has its reason. */
function Hinted({ hint, children }: { hint: TextKey | undefined; children: (hintId?: string) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation();
  if (hint === undefined) return children();
  return (
    <Stack gap={6}>
      {children(id)}
      <Text id={id} c="dimmed" size="sm" ta="center">
        {t(hint)}
      </Text>
    </Stack>
  );
}

/** A part of the split; its share is a float, because it is only drawn. */
function partOf({ label, value, style, unit, tone }: SummaryProps['split'][number], scope: Scope, isHidden: boolean) {
  const share = isHidden ? 1 : Number(parseAmount(valueOf(value, scope)) ?? 0);
  const cell = { value, style, unit, isChange: false, isPublic: false };
  return { key: label, label, share, tone, value: <NumberCell {...cell} /> };
}
