import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Stack } from '../ui/stack/Stack.tsx';
import type { Overlay } from './overlays.ts';

/** Asks whether a launch link may sign in with another account than the one that is used here; closed is no. `lay` shows it. */
export function askToSwitch(lay: (overlay: Overlay) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const SwitchAccount: Overlay = ({ onClose }) => {
      const { t } = useTexts();
      const answer = (isWanted: boolean) => (): void => {
        onClose();
        resolve(isWanted);
      };
      return (
        <Dialog title={t('switch.title')} closeLabel={t('action.close')} onClose={answer(false)}>
          <p>{t('switch.explained')}</p>
          <Stack>
            <Button variant="outline" onPress={answer(false)}>
              {t('switch.stay')}
            </Button>
            <Button variant="quiet" onPress={answer(true)}>
              {t('switch.go')}
            </Button>
          </Stack>
        </Dialog>
      );
    };
    lay(SwitchAccount);
  });
}
