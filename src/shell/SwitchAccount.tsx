import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { type TakenLaunch, relaunch } from '../boot/handoff.ts';
import { readLaunchParameter } from '../domain/launch-parameter.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { keep } from '../values/kept.ts';
import type { Overlay } from './overlays.ts';
import { Button } from '../ui/button/Button.tsx';

/** Shows an overlay. */
type Lay = (overlay: Overlay) => void;

/** Asks whether a launch link may sign in where another account is in use (decisions.md); closed is no. */
export function askToSwitch(lay: Lay, answer: (isWanted: boolean) => void): void {
  const SwitchAccount: Overlay = ({ onClose }) => {
    const { t } = useTranslation();
    const close = (isWanted: boolean) => (): void => {
      onClose();
      answer(isWanted);
    };
    return (
      <Dialog title={t('switch.title')} closeLabel={t('action.close')} onClose={close(false)}>
        {(stay) => (
          <>
            <p>{t('switch.explained')}</p>
            <Stack>
              <Button variant="outline" onClick={stay}>
                {t('switch.stay')}
              </Button>
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

/** Asks about a launch of the page that runs; one that the user wants starts the app anew. */
export function askAboutLaunch(lay: Lay, launch: TakenLaunch): void {
  const { loginToken } = readLaunchParameter(launch.parameter, '');
  if (loginToken === undefined && launch.initData === undefined) return;
  askToSwitch(lay, (isWanted) => {
    if (!isWanted) return;
    keep('tab', 'sessionUser', undefined);
    relaunch(launch);
  });
}
