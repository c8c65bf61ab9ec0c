import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { retryNow } from '../session/session.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { slowAfter } from '../values/after.ts';

/** Shown during the sign-in: after a while with a message, and later with a retry button. */
export default function Connecting() {
  const { t } = useTranslation();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timers = slowAfter.map((ms, index) => setTimeout(setPassed, ms, index + 1));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (passed === 0) return null;
  const retry = (
    <Anchor component="button" type="button" onClick={retryNow}>
      {t('action.retry')}
    </Anchor>
  );
  return (
    <Notice tone="warn" action={passed === slowAfter.length ? retry : undefined}>
      {t('loading.connecting')}
    </Notice>
  );
}
