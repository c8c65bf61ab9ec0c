import { ActionIcon, Badge, Collapse, Group, Paper, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { pointerOf, useEditor } from './editor-context.ts';
import styles from './Section.module.css';
import { ProblemCount, useCountWithin } from './ProblemsAt.tsx';
import type { Path } from './schema.ts';
import { summaryOf } from './summary.ts';
import { recordOf } from 'engine/record.ts';

/** A part of the form that opens and closes. Its head says what is in it, and how many problems. */
export function Section({
  label,
  path,
  value,
  description,
  summary,
  onRemove,
  before,
  menu,
  children,
}: {
  label: string;
  path: Path;
  value: unknown;
  description?: string | undefined;
  /** Stands beside the label; what the value is if left out. */
  summary?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** Stands before the head, such as a handle to drag. */
  before?: ReactNode;
  /** Stands after the head. */
  menu?: ReactNode;
  children: ReactNode;
}) {
  const { choices, open, toggle, outline } = useEditor();
  const pointer = pointerOf(path);
  const isOpen = open.has(pointer);
  const problems = useCountWithin(path);
  const { isHidden }: { isHidden?: unknown } = recordOf(value);
  return (
    <Paper
      withBorder
      className={styles.section}
      data-pointer={pointer}
      onMouseOver={(event) => {
        event.stopPropagation();
        outline(pointer);
      }}
      onMouseLeave={() => outline()}
      onFocus={(event) => {
        event.stopPropagation();
        outline(pointer);
      }}
    >
      <Group gap="xs" wrap="nowrap" className={styles.head}>
        {before}
        <UnstyledButton
          className={styles.title}
          aria-expanded={isOpen}
          title={description}
          onClick={() => toggle(pointer)}
        >
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          <span className={styles.words}>
            <strong>{label}</strong>{' '}
            <span className={styles.summary}>{summary ?? summaryOf(value, choices.texts)}</span>
          </span>
          {isHidden !== undefined && <Badge variant="outline">{hiddenWords(isHidden)}</Badge>}
          <ProblemCount count={problems} />
        </UnstyledButton>
        {menu}
        {onRemove && (
          <ActionIcon variant="subtle" aria-label={`Remove ${label.toLowerCase()}`} onClick={onRemove}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
      {isOpen && (
        <Collapse expanded>
          <div className={styles.inside}>{children}</div>
        </Collapse>
      )}
    </Paper>
  );
}

function hiddenWords(isHidden: unknown): string {
  if (isHidden === 'web') return 'hidden on the web';
  return isHidden === 'messenger' ? 'hidden in the messenger' : 'hidden';
}
