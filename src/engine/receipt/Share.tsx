import { IconMessage, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { useActionContext } from '../navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';

/** Shares a receipt as a picture if the device supports it, otherwise as text. */
export function Share({ card }: { card: () => Element | null }) {
  const { t } = useTranslation();
  const { runtime, showToast } = useActionContext(useScope());
  const { shareFile } = runtime;
  const sharePicture = async (share: NonNullable<typeof shareFile>): Promise<void> => {
    const shown = card();
    if (!shown) return;
    try {
      const [{ readReceipt }, { receiptPicture }] = await Promise.all([import('./read.ts'), import('./picture.ts')]);
      await share(new File([await receiptPicture(readReceipt(shown))], 'receipt.png', { type: 'image/png' }));
    } catch {
      showToast('receipt.pictureFailed', 'negative');
    }
  };
  const shareText = async (): Promise<void> => {
    const shown = card();
    if (!shown) return;
    try {
      const { plainReceipt, readReceipt } = await import('./read.ts');
      const said = plainReceipt(readReceipt(shown));
      // A messenger shares by an address, and amounts stay out of those.
      if (runtime.kind === 'web' && (await runtime.share(said))) return;
      await runtime.copy(said);
      showToast('toast.copied');
    } catch {
      showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' });
    }
  };
  const icon = { size: 18, stroke: 1.75 };
  return (
    <ButtonRow isOneLine>
      {shareFile && (
        <Button
          variant="quiet"
          size="md"
          leftSection={<IconPhoto {...icon} />}
          onClick={() => void sharePicture(shareFile)}
        >
          {t('receipt.picture')}
        </Button>
      )}
      <Button variant="quiet" size="md" leftSection={<IconMessage {...icon} />} onClick={() => void shareText()}>
        {t('receipt.text')}
      </Button>
    </ButtonRow>
  );
}
