import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import login from '../actions/login/action.ts';
import { useBaseScope } from '../engine/base-scope.ts';
import { useActionContext } from '../engine/navigation.ts';
import { useSession } from '../session/session.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { writeStored } from '../values/stored.ts';
import type { Overlay } from './overlays.ts';
import { Button } from '../ui/button/Button.tsx';
import { PressButton } from '../ui/press/Press.tsx';
import { useShownScreen } from './screens.ts';

/** The warning (E-19). It never covers a sign-in that has failed; once closed, it is not shown again in this tab. */
export const Warning: Overlay = ({ onClose }) => {
  const { t } = useTranslation();
  const context = useActionContext(useBaseScope());
  const close = (): void => {
    writeStored('tab', 'isWarningClosed', '1');
    onClose();
  };
  const isReady = useSession().status === 'ready';
  if ((useShownScreen()?.access.session ?? true) && !isReady) return null;
  return (
    <Dialog title={t('warning.title')} closeLabel={t('action.close')} onClose={close}>
      {(dismiss) => (
        <>
          <Stack>
            <p>{t('warning.price')}</p>
            <p>{t('warning.transfer')}</p>
            <p>{t('warning.official')}</p>
          </Stack>
          <Stack>
            <Button variant="outline" onClick={dismiss}>
              {t('warning.dismiss')}
            </Button>
            <PressButton variant="quiet" press={login({}, context)}>
              {t('action.openWeb')}
            </PressButton>
          </Stack>
        </>
      )}
    </Dialog>
  );
};
