import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { retryNow } from '../session/session.ts';
import { Notice } from '../ui/notice/Notice.tsx';

/** When it shows that the sign-in takes long, and when it offers a retry, ms; the same as on the loading screen. */
const steps = [3000, 8000] as const;

/** Shown during the sign-in: after a while with a message, and later with a retry button. */
export default function Connecting() {
  const { t } = useTranslation();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timers = steps.map((ms, index) => setTimeout(setPassed, ms, index + 1));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (passed === 0) return null;
  const retry = (
    <Anchor component="button" type="button" onClick={retryNow}>
      {t('action.retry')}
    </Anchor>
  );
  return (
    <Notice tone="warn" action={passed === steps.length ? retry : undefined}>
      {t('loading.connecting')}
    </Notice>
  );
}
