import { Anchor, Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { type Age, ageOf } from '../i18n/format/age.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { useIsErrorShown } from '../ui/state/shown-errors.ts';
import type { DataState } from 'engine/runtime/scope.ts';
import styles from './StaleNotice.module.css';
import { useDeviceNow } from './now.ts';
import { useConnection } from './connection.ts';

/** The props of `StaleNote`. */
export interface StaleNoteProps {
  /** The data that could not be refreshed, or never loaded or read as a whole, which has no age. */
  readonly states: readonly (Pick<DataState, 'updatedAt' | 'failure'> & Partial<Pick<DataState, 'isPartial'>>)[];
  readonly onRetry: () => void;
  /** Sticks to the bottom of the screen, for a note after the content of a screen or form. */
  readonly isStuck?: boolean;
}

/**
 * The content of `StaleNote`: data could not be refreshed, its age, and whether the device is offline. What an error on
 * the page says is not repeated; a note that would say nothing else is left out.
 */
export default function StaleNotice({ states, onRetry, isStuck }: StaleNoteProps) {
  const { t } = useTranslation();
  const now = useDeviceNow();
  const connection = useConnection();
  const kind = connection === 'online' ? 'stale' : connection;
  const ages = states
    .filter(({ isPartial }) => !isPartial)
    .map((state) => state.updatedAt())
    .filter(Number.isFinite);
  const age = ages.length > 0 ? ageOf(Math.min(...ages), now) : undefined;
  const failures = states.map(({ failure }) => failure && t(failure.text, failure.values));
  const said = failures.find((one) => one !== undefined);
  const isErrorShown = useIsErrorShown(said);
  if (isErrorShown && !age && failures.every((one) => one === said)) return null;
  const ageText = ({ unit, count }: Age): string => t(`state.${kind}.${unit}`, { count });
  const note = (
    <Notice tone="warn">
      <Group justify="space-between" gap="sm">
        <Box flex="1 1 0" miw="12rem">
          {said !== undefined && !isErrorShown && <p>{said}</p>}
          {age ? ageText(age) : t(connection === 'connecting' ? 'loading.connecting' : 'state.partlyLoaded')}
        </Box>
        <Anchor component="button" type="button" onClick={onRetry} fz="md">
          {t('action.retry')}
        </Anchor>
      </Group>
    </Notice>
  );
  return isStuck ? <div className={styles.stuck}>{note}</div> : note;
}
