import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { answer } from '../session/changes.ts';
import { type Session, dispatch } from '../session/session.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Button } from '../ui/button/Button.tsx';
import type { Overlay } from './overlays.ts';

/** A function that shows an overlay. */
type ShowOverlay = (overlay: Overlay) => void;

/** Asks whether to continue as another user than the tab's (docs/decisions/product.md); closing the dialog means no. */
export function askToSwitch(lay: ShowOverlay, { current, next }: Extract<Session, { status: 'asking' }>): void {
  const SwitchAccount: Overlay = ({ onClose }) => {
    const { t } = useTranslation();
    const close = (isConfirmed: boolean) => (): void => {
      onClose();
      dispatch(answer, isConfirmed);
    };
    return (
      <Dialog title={t('switch.title')} closeLabel={t('action.close')} onClose={close(false)}>
        {(stay) => (
          <>
            <p>
              {current.isVisitor
                ? t('switch.fromGuest', { next: next.userId })
                : t('switch.from', { current: current.userId, next: next.userId })}
            </p>
            <p>{t('switch.explained')}</p>
            <Stack>
              <Button onClick={stay}>{t('switch.stay')}</Button>
              <Button variant="quiet" onClick={close(true)}>
                {t('switch.go')}
              </Button>
            </Stack>
          </>
        )}
      </Dialog>
    );
  };
  lay(SwitchAccount);
}
