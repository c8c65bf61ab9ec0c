import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { pressOf } from '../../engine/Bound.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope } from '../../engine/scope.ts';
import { formatDate } from '../../i18n/format/date.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { type Attempt, useOpenBeside } from './attempt.ts';

/** What was sent from this screen under another tab and nobody knows of yet, with the way to it: on every tab of a form. */
export function OpenElsewhere({ own }: { own: Attempt }) {
  const { t } = useTranslation();
  const context = useActionContext(useScope());
  const { pathname } = useLocation();
  return useOpenBeside(own, pathname).map(({ sentAt, sentFrom }) => {
    const [to = '', search] = sentFrom.split('?');
    const target = { to, search: Object.fromEntries(new URLSearchParams(search)), isReplacing: true };
    const way = pressOf({ href: context.hrefOf(target), run: () => context.go(target) });
    const date = `\u2066${formatDate(sentAt)}\u2069`;
    return (
      <Notice
        key={sentFrom}
        tone="warn"
        title={t('verify.unknown')}
        action={
          <Button variant="outline" {...way}>
            {t('verify.look')}
          </Button>
        }
      >
        {t('verify.elsewhere', { date })}
      </Notice>
    );
  });
}
