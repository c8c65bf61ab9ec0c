import { IconChevronLeft } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { IconLink } from '../ui/press/links.tsx';
import { isPrimaryClick, linkOf } from '../ui/press/press.ts';
import { goBack, backTarget } from './back.ts';

/** The Back button in the header of a screen. */
export default function BackLink() {
  const { t } = useTranslation();
  const router = useRouter();
  const { pathname, search } = useLocation();
  const target = backTarget(pathname, search);
  return (
    target && (
      <IconLink
        {...linkOf(target)}
        aria-label={t('action.back')}
        onClick={(event) => {
          if (isPrimaryClick(event) && goBack(router, target)) event.preventDefault();
        }}
      >
        <IconChevronLeft size={20} stroke={1.75} className="flip-in-rtl" />
      </IconLink>
    )
  );
}
