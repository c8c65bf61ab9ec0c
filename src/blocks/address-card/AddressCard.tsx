import { Card } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { IconShare2 as IconShare } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import copyAction from '../../actions/copy/action.ts';
import shareAction from '../../actions/share/action.ts';
import AddressCell from '../../cells/address/Address.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { resolve, useScope } from '../../engine/scope.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { CheckedQr, QrSkeleton } from '../../ui/qr/CheckedQr.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { PressButton, PressIcon } from '../../ui/press/Press.tsx';
import styles from './AddressCard.module.css';
import type { AddressCardProps } from './definition.ts';

/** An address to pay to. The QR code holds the bare address and shows only once it has been read back as that. */
export default function AddressCard({ title, address, memo, memoWarning, qrSize, copied }: AddressCardProps) {
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const context = useActionContext(scope);
  const resolved = resolve(address, scope);
  const held = resolved.state === 'ready' && typeof resolved.value === 'string' ? resolved.value : undefined;
  const heldMemo = resolve(memo, scope);
  const shownMemo =
    heldMemo.state === 'ready' && typeof heldMemo.value === 'string' && heldMemo.value !== ''
      ? heldMemo.value
      : undefined;
  const icon = { size: 20, stroke: 1.75 };
  return (
    <Card component="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {message(title)}
      </h2>
      <div className={styles.qr}>
        {held === undefined ? (
          <QrSkeleton size={qrSize} />
        ) : (
          <CheckedQr key={held} text={held} size={qrSize} label={t('address.qr')} failed={t('address.qrFailed')} />
        )}
      </div>
      <div className={styles.address}>
        <AddressCell value={address} form="groups" />
      </div>
      <ButtonRow>
        <PressButton
          leftSection={<IconCopy {...icon} />}
          disabled={held === undefined}
          press={copyAction({ value: address, done: copied }, context)}
        >
          {t('action.copy')}
        </PressButton>
        <PressButton
          variant="quiet"
          leftSection={<IconShare {...icon} />}
          disabled={held === undefined}
          press={shareAction({ value: address, done: copied }, context)}
        >
          {t('action.share')}
        </PressButton>
      </ButtonRow>
      {heldMemo.state === 'pending' && <Growing />}
      {shownMemo !== undefined && (
        <div className={styles.memo}>
          <span className={styles.label}>{t('address.memo')}</span>
          <span className={`${styles.memoText} ltr num`}>{shownMemo}</span>
          <PressIcon
            aria-label={t('address.copyMemo')}
            press={copyAction({ value: shownMemo, done: 'toast.copied' }, context)}
          >
            <IconCopy {...icon} />
          </PressIcon>
          <Notice tone="warn">{t(memoWarning)}</Notice>
        </div>
      )}
    </Card>
  );
}
