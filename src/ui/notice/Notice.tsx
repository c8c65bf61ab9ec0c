import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'warn' | 'negative' | 'positive';
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** A button or link below the text. */
  readonly action?: ReactNode;
}

const icons = {
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  negative: IconAlertTriangle,
  positive: IconCircleCheck,
} as const;

/** A note on a page: Mantine's alert with the icon of its tone, a short text and an optional action. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Alert variant={tone} title={title} icon={<Icon size={20} stroke={1.75} />} role="note">
      <div>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Alert>
  );
}
