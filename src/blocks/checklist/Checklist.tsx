import { Card, Group, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { useScope } from 'engine/runtime/scope.ts';
import { ListRow, RowList } from '../../ui/list-row/ListRow.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import type { ChecklistProps } from './definition.ts';
import styles from './Checklist.module.css';

/** First steps for the user; completed ones are marked, the next one is gold. */
export default function Checklist({ title, items }: ChecklistProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const bind = useAction();
  const shown = items
    .filter((item) => evaluate(item.when, scope))
    .map((item) => ({ ...item, isDone: evaluate(item.done, scope) }));
  const next = shown.find(({ isDone }) => isDone === false);
  const done = shown.filter(({ isDone }) => isDone).length;
  return (
    <Card component="section" aria-labelledby={id}>
      <Group justify="space-between" align="baseline" gap="0 12px">
        <SectionHeader id={id} title={t(title)} />
        <Text c="dimmed" size="sm" className="num">
          {t('checklist.progress', { done, total: shown.length })}
        </Text>
      </Group>
      <RowList label={t(title)}>
        {shown.map((item) => {
          const { icon: Icon, label, text, action, isDone } = item;
          const Mark = isDone ? IconCheck : Icon;
          return (
            <ListRow
              key={label}
              leading={
                <ThemeIcon
                  component="span"
                  size={40}
                  variant="raised"
                  className={clsx(item === next && styles.next, isDone && styles.done)}
                >
                  <Mark size={20} stroke={2} />
                </ThemeIcon>
              }
              title={t(label)}
              subtitle={isDone ? t('checklist.done') : text && message(text)}
              end={<IconChevronRight size={18} className="flip-in-rtl" />}
              press={bind(action)}
            />
          );
        })}
      </RowList>
    </Card>
  );
}
