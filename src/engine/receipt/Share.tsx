import { Stack } from '@mantine/core';
import { IconMessage, IconPhoto, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/Button.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { useActionContext } from '../navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';

/** A button that shares a receipt: as a picture or as text, or at once as text where files cannot be shared. */
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
  const [isOpen, setIsOpen] = useState(false);
  const press = (share: () => Promise<void>) => () => {
    setIsOpen(false);
    void share();
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup={shareFile && 'dialog'}
        leftSection={<IconShare2 {...icon} />}
        onClick={shareFile ? () => setIsOpen(true) : press(shareText)}
      >
        {t('action.share')}
      </Button>
      {shareFile && isOpen && (
        <LazyDialog title={t('action.share')} closeLabel={t('action.close')} onClose={() => setIsOpen(false)}>
          <Stack gap="sm">
            <Button
              variant="quiet"
              leftSection={<IconPhoto {...icon} />}
              onClick={press(() => sharePicture(shareFile))}
            >
              {t('receipt.picture')}
            </Button>
            <Button variant="quiet" leftSection={<IconMessage {...icon} />} onClick={press(shareText)}>
              {t('receipt.text')}
            </Button>
          </Stack>
        </LazyDialog>
      )}
    </>
  );
}
