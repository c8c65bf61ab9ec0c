import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Call } from 'engine/schema/imported.ts';
import { groupsOfFour } from '../../domain/address-text.ts';
import { useSendState } from '../../engine/send-state.ts';
import { showToast } from '../../engine/toasts.ts';
import { useScope, valuesOf } from 'engine/runtime/scope.ts';
import { failureOf, sessionHint } from '../../queries/failure.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { values } from '../../values/values.ts';
import styles from './SavedAddress.module.css';

interface SavedAddressProps {
  readonly label: string;
  readonly address: string;
  readonly clear: Call | undefined;
  readonly isDisabled: boolean;
  readonly onTake: () => void;
}

/** The last used or own address: a tap fills it in; where it can be deleted, a question comes first. */
export function SavedAddress({ label, address, clear, isDisabled, onTake }: SavedAddressProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Group gap="sm" wrap="nowrap">
      <UnstyledButton className={styles.take} disabled={isDisabled} onClick={onTake}>
        <Text span display="block" c="dimmed" size="sm">
          {label}
        </Text>
        <span className={`${styles.address} ltr`} translate="no">
          {groupsOfFour(address).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </span>
      </UnstyledButton>
      {clear && (
        <ActionIcon
          variant="plain"
          aria-label={t('form.deleteSaved')}
          disabled={isDisabled}
          onClick={() => setAsking(true)}
        >
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      )}
      {clear && isAsking && <Question clear={clear} onClose={() => setAsking(false)} />}
    </Group>
  );
}

function Question({ clear, onClose }: { clear: Call; onClose: () => void }) {
  const { t } = useTranslation();
  const { isConnecting, offline } = useSendState();
  const scope = useScope();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => clear.post({ path: valuesOf(clear.path, scope), body: {}, headers: {} }),
    meta: { operation: clear.operation, isShownInPlace: true },
    onError: (failed) => {
      const { isOfSession, hint } = failureOf(failed);
      // Without a session the form and its dialog close, so the error is shown as a toast.
      if (isOfSession && values.app.showsMutationErrors) showToast(hint, 'negative');
    },
    onSuccess: () => {
      showToast('form.deletedSaved');
      onClose();
    },
  });
  const shownError = values.app.showsMutationErrors ? error : null;
  return (
    <LazyDialog title={t('form.deleteSavedQuestion')} closeLabel={t('action.close')} onClose={onClose}>
      {(keep) => (
        <>
          <p>{t('form.deleteSavedHint')}</p>
          <div role="alert">{shownError && <Failed error={shownError} />}</div>
          <ButtonRow>
            <Button variant="danger" loading={isPending || isConnecting} reason={offline} onClick={() => mutate()}>
              {t(shownError ? 'action.retry' : 'action.delete')}
            </Button>
            <Button variant="quiet" onClick={keep}>
              {t('action.keep')}
            </Button>
          </ButtonRow>
        </>
      )}
    </LazyDialog>
  );
}

/** A failed deletion: the address still exists, or the result is unknown. */
function Failed({ error }: { error: Error }) {
  const { t } = useTranslation();
  const session = useSession();
  const { hint, isCertain, isOfSession } = failureOf(error);
  const why = isOfSession ? sessionHint(session) : hint;
  return (
    <Notice tone="negative" title={t('form.deleteSavedFailed')}>
      {isCertain && why !== 'failure.notSent' && <p>{t(why)}</p>}
      <p>{t(isCertain ? 'form.deleteSavedKept' : 'form.deleteSavedUnknown')}</p>
    </Notice>
  );
}
