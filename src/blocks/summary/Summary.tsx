import { Box, Card, Group, Stack, Title } from '@mantine/core';
import { createElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { type Decimal, parseAmount } from '../../domain/decimal.ts';
import { Alternatives } from '../../engine/Alternatives.tsx';
import { CellLine, CellView } from '../../engine/CellView.tsx';
import { Explained } from '../../engine/Explained.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import { useAction } from '../../engine/navigation.ts';
import { hiddenAmount, useIsHidden } from '../../engine/privacy.ts';
import { type Scope, resolve, useScope, valueOf } from '../../engine/scope.ts';
import { formatInLine } from '../../i18n/format/number.ts';
import { useLanguage } from '../../i18n/language.ts';
import { KeyValue, StatGroup } from '../../ui/key-value/KeyValue.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { PressButton } from '../../ui/press/Press.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import { SplitBar } from './SplitBar.tsx';
import styles from './Summary.module.css';
import type { SummaryProps } from './definition.ts';

/** The card that heads a screen. */
export default function Summary(props: SummaryProps) {
  const { title, badges, hero, stats, lines, split, footers } = props;
  const id = useId();
  const { t } = useTranslation();
  const language = useLanguage();
  const scope = useScope();
  const isHidden = useIsHidden();
  return (
    <Card component="section" variant="hero" aria-labelledby={id}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={id} size="sm" fw={400} c="dimmed">
          {t(title)}
        </Title>
        <Alternatives nodes={badges}>{(badge) => createElement(badge.component, badge.props)}</Alternatives>
      </Group>
      <Box mih={46} mt="sm" mb="xs" fz="var(--text-hero)" lh={1.15}>
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
            <Group key={index} justify="space-between" gap="4px 12px" c="dimmed" fz={14}>
              <CellView node={line.start} />
              {line.end && <CellView node={line.end} />}
            </Group>
          ))}
        </Stack>
      )}
      {split.length > 0 && (
        <SplitBar parts={split.map((part) => partOf(part, split, scope, t(part.label), language, isHidden))} />
      )}
      <SummaryButtons {...props} />
      <Alternatives nodes={footers}>
        {({ start, middle, end }) => (
          <Group gap="4px 12px" mt="lg" pt="md" c="dimmed" fz={13} className={styles.footer}>
            <CellLine nodes={start} />
            <Group justify="space-between" gap="4px 12px" className={styles.result}>
              {middle && <CellView node={middle} />}
              {end && <CellView node={end} />}
            </Group>
          </Group>
        )}
      </Alternatives>
    </Card>
  );
}

/** The buttons whose conditions hold, under one another or side by side. */
function SummaryButtons({ buttons, areButtonsInRow }: Pick<SummaryProps, 'buttons' | 'areButtonsInRow'>) {
  const { t } = useTranslation();
  const bind = useAction();
  if (buttons.length === 0) return null;
  const shown = (
    <Alternatives nodes={buttons}>
      {({ label, action, variant, reason }, isOpen) => (
        <PressButton
          size={areButtonsInRow ? 'md' : 'lg'}
          variant={variant}
          disabled={isOpen || action === undefined}
          reason={reason && t(reason)}
          press={action && bind(action)}
        >
          {isOpen ? <SkeletonLine width="9ch" /> : t(label)}
        </PressButton>
      )}
    </Alternatives>
  );
  return (
    <Stack gap="lg" mt={areButtonsInRow ? 'sm' : 'lg'} className={styles.buttons}>
      {areButtonsInRow ? <ButtonRow>{shown}</ButtonRow> : shown}
    </Stack>
  );
}

type Part = SummaryProps['split'][number];

/** A part of the split; its share is for drawing only, so a float will do. */
function partOf(part: Part, all: readonly Part[], scope: Scope, label: string, language: string, isHidden: boolean) {
  const amount = amountOf(part, scope);
  const ofStyle = all.filter(({ style }) => style === part.style);
  const [shown] = formatInLine([amount, ...ofStyle.map((one) => amountOf(one, scope))], part.style, language);
  const isComing = resolve(part.value, scope).state === 'pending';
  const known = isHidden ? hiddenAmount : <Explained figure={part.value}>{shown}</Explained>;
  const value = isComing ? <SkeletonLine width="8ch" /> : amount === undefined ? '—' : known;
  return { key: part.label, label, share: isHidden ? 1 : Number(amount ?? 0), tone: part.tone, value };
}

function amountOf({ value }: Part, scope: Scope): Decimal | undefined {
  return parseAmount(valueOf(value, scope));
}
