import { useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import sections from 'virtual:config/navigation';

import { longestWord } from '../ui/fit.ts';
import { AreaLink } from '../ui/press/links.tsx';
import { linkOf } from '../ui/press/press.ts';
import { navigationOf } from './screens.ts';
import { useIsAtEnd } from './scroll.ts';
import styles from './Sections.module.css';

interface Sized extends CSSProperties {
  '--chars': number;
}

/** The floating bar of sections, with a shadow until the end of the page (SH-11); links keep the currency. */
export function Sections() {
  const { t } = useTranslation();
  const isAtEnd = useIsAtEnd();
  const current = navigationOf(useRouterState({ select: (state) => state.location.pathname }));
  // All labels have the largest font size at which their longest words fit.
  const sized: Sized = { '--chars': sections.reduce((sum, { label }) => sum + longestWord(t(label)), 0) };
  return (
    <nav aria-label={t('nav.label')} className={styles.nav} data-scrolled={!isAtEnd || undefined}>
      <ul className={styles.items} style={sized}>
        {sections.map(({ to, icon: Icon, label }) => {
          const isCurrent = to === current;
          return (
            <li key={to} className={styles.cell}>
              <AreaLink
                {...linkOf({ to, search: {} })}
                current={isCurrent ? 'page' : undefined}
                className={clsx(styles.item, isCurrent && styles.current)}
              >
                <span className={styles.icon} aria-hidden="true">
                  <Icon size={23} stroke={1.75} />
                </span>
                <span className={styles.label}>{t(label)}</span>
              </AreaLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
