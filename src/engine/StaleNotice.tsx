import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSession } from '../session/session.ts';
import { type Age, ageOf } from '../i18n/format/age.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import type { DataState } from './scope.ts';
import { useDeviceNow } from './now.ts';
import { useIsOnline } from './online.ts';

export interface StaleNoteProps {
  /** The data that could not be refreshed; empty if a part of it never loaded. */
  readonly states: readonly Pick<DataState, 'updatedAt' | 'failure'>[];
  readonly onRetry: () => void;
}

/** The content of `StaleNote`: data could not be refreshed, its age, and whether the device is offline. */
export default function StaleNotice({ states, onRetry }: StaleNoteProps) {
  const { t } = useTranslation();
  const now = useDeviceNow();
  const isOnline = useIsOnline();
  const session = useSession();
  const isTrying = session.status === 'failed' ? session.isRetrying : session.status === 'ready' && session.isSilent;
  const isConnecting = isTrying === true && navigator.onLine;
  const kind = isConnecting ? 'connecting' : isOnline ? 'stale' : 'offline';
  const ages = states.map((state) => state.updatedAt()).filter(Number.isFinite);
  const age = ages.length > 0 ? ageOf(Math.min(...ages), now) : undefined;
  const said = states.find((state) => state.failure)?.failure;
  const told = ({ unit, count }: Age): string => t(`state.${kind}.${unit}`, { count });
  return (
    <Notice
      tone="warn"
      action={
        <Anchor component="button" type="button" onClick={onRetry}>
          {t('action.retry')}
        </Anchor>
      }
    >
      {said && <p>{t(said.text, said.values)}</p>}
      {age ? told(age) : t('state.partlyLoaded')}
    </Notice>
  );
}
