import { Anchor } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { retryNow } from '../session/session.ts';
import { Notice } from '../ui/notice/Notice.tsx';

/** When it says that the sign-in takes long, and when it offers to ask once more, ms: as the loading screen does. */
const steps = [3000, 8000] as const;

/** Shown while the sign-in is under way: after a while it says so, and later offers to ask once more. */
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
