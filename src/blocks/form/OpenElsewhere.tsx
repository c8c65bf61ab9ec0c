import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../i18n/format/date.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { type Attempt, useOpenBeside } from './attempt.ts';
import { ButtonLink } from '../../ui/press/links.tsx';
import { linkOf } from '../../ui/press/press.ts';

/** What was sent from this screen under another tab and nobody knows of yet, with the way to it: on every tab of a form. */
export function OpenElsewhere({ own }: { own: Attempt }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return useOpenBeside(own, pathname).map(({ sentAt, sentFrom }) => {
    const [to = '', search] = sentFrom.split('?');
    const target = { to, search: Object.fromEntries(new URLSearchParams(search)), replace: true };
    const date = `\u2066${formatDate(sentAt)}\u2069`;
    return (
      <Notice
        key={sentFrom}
        tone="warn"
        title={t('verify.unknown')}
        action={
          <ButtonLink variant="outline" {...linkOf(target)}>
            {t('verify.look')}
          </ButtonLink>
        }
      >
        {t('verify.elsewhere', { date })}
      </Notice>
    );
  });
}
