import { useRouterState } from '@tanstack/react-router';
import items from 'virtual:karat/navigation';
import { useTranslation } from 'react-i18next';

import { BottomNav } from '../ui/page/BottomNav.tsx';
import { useIsAtEnd } from './scroll.ts';
import { sectionOf } from './crumbs.ts';
import { screens } from './screens.ts';

/** The bottom navigation; the currency goes along to screens that have one. */
export function Sections() {
  const { t } = useTranslation();
  const isAtEnd = useIsAtEnd();
  const { pathname, search } = useRouterState({ select: (state) => state.location });
  const section = sectionOf(pathname);
  return (
    <BottomNav
      label={t('nav.label')}
      isScrolled={!isAtEnd}
      items={items.map(({ to, icon: Icon, label }) => {
        const { currency } = search;
        const isTaken = currency !== undefined && screens.get(to)?.search['currency'] !== undefined;
        const target = { to, search: isTaken ? { currency } : {} };
        return {
          key: to,
          label: t(label),
          icon: <Icon size={22} stroke={1.75} />,
          target,
          isCurrent: to === section,
        };
      })}
    />
  );
}
