import { Paper, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { IconShare2 as IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { resolve, useScope, valuesOf } from 'engine/runtime/scope.ts';
import { showToast } from '../../engine/toasts.ts';
import { runtime } from '../../runtime/runtime.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { CheckedQr, QrSkeleton } from '../../ui/qr/CheckedQr.tsx';
import { filledLink } from '../../values/links.ts';
import { values } from '../../values/values.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import styles from './LinkCard.module.css';
import type { LinkCardProps } from './definition.ts';

const icon = { size: 20, stroke: 1.75 };

/** A link to share. */
export default function LinkCard({ label, link, with: params, invitation, file, qrSize }: LinkCardProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const canvas = useRef<HTMLCanvasElement>(null);
  const filled = valuesOf(params, scope);
  const address = filledLink(link, filled);
  const [copied, setCopied] = useState<string>();
  const forgetLater = useDebouncedCallback(() => setCopied(undefined), values.app.copiedDuration);
  const isCopied = copied === address;
  const copy = (): void => {
    runtime.copy(address).then(
      () => {
        runtime.buzz('success');
        setCopied(address);
        forgetLater();
      },
      () => showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' }),
    );
  };
  const share = async (): Promise<void> => {
    const isShared =
      window.innerWidth < values.app.nativeShareBelow && (await runtime.share(address, invitation && t(invitation)));
    if (!isShared) copy();
  };
  const save = (): void => canvas.current?.toBlob((image) => image && void runtime.save(`${file}.png`, image));
  // A link without its code would be useless.
  if (Object.keys(params).some((name) => filled[name] === undefined)) {
    const isComing = Object.values(params).some((value) => resolve(value, scope).state === 'pending');
    return isComing ? <QrSkeleton size={qrSize} /> : <Notice tone="warn">{t('state.loadFailed')}</Notice>;
  }
  return (
    <Stack gap="lg">
      <Stack align="center">
        <CheckedQr
          key={address}
          text={address}
          size={qrSize}
          label={t('link.qr')}
          failed={t('link.qrFailed')}
          canvasRef={canvas}
        />
      </Stack>
      <Paper px="lg" py="md" radius="lg" bg="var(--color-raised)" bd="1px solid var(--color-line)">
        <Text c="dimmed" size="sm" mb={4}>
          {t(label)}
        </Text>
        <Text component="bdi" translate="no" dir="ltr" fw={600} className={styles.address}>
          {address}
        </Text>
      </Paper>
      <ButtonRow>
        <Button leftSection={isCopied ? <IconCheck {...icon} /> : <IconCopy {...icon} />} onClick={copy}>
          <span aria-live="polite">{isCopied ? t('action.copied') : t('action.copy')}</span>
        </Button>
        <Button variant="quiet" leftSection={<IconShare {...icon} />} onClick={() => void share()}>
          {t('action.share')}
        </Button>
      </ButtonRow>
      {runtime.kind === 'web' && (
        <Button variant="quiet" size="sm" leftSection={<IconDownload size={18} stroke={1.75} />} onClick={save}>
          {t('link.saveQr')}
        </Button>
      )}
    </Stack>
  );
}
