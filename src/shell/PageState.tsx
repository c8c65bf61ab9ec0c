import { EmptyState, Stack } from '@mantine/core';
import { IconAlertTriangle, type IconLogin2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { runtime } from '../runtime/runtime.ts';
import { PageColumn } from '../ui/page/PageColumn.tsx';
import { PressAnchor } from '../ui/press/Press.tsx';
import { filledLink } from '../values/links.ts';
import styles from './PageState.module.css';

interface PageStateProps {
  /** Content above it. */
  readonly above?: ReactNode;
  /** Default: the icon of an error. */
  readonly icon?: typeof IconLogin2 | undefined;
  readonly title: string;
  readonly message: string;
  /** Buttons, the primary one first. */
  readonly children: ReactNode;
}

/** Replaces a whole page: announced at once to screen readers, with actions and a link to support. */
export function PageState({ above, icon: Icon, title, message, children }: PageStateProps) {
  const { t } = useTranslation();
  const support = filledLink('support', {});
  const Shown = Icon ?? IconAlertTriangle;
  return (
    <PageColumn>
      {above}
      <div className={styles.page}>
        <EmptyState
          role="alert"
          className={Icon ? undefined : styles.negative}
          icon={<Shown stroke={1.75} />}
          title={title}
          description={message}
        >
          <Stack className={styles.actions}>
            {children}
            {support !== '' && (
              <PressAnchor press={{ href: support, run: () => runtime.open(support) }}>
                {t('account.support')}
              </PressAnchor>
            )}
          </Stack>
        </EmptyState>
      </div>
    </PageColumn>
  );
}
