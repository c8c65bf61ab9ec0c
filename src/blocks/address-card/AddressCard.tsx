import { Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { IconShare2 as IconShare } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import copyAction from '../../actions/copy/action.ts';
import shareAction from '../../actions/share/action.ts';
import AddressCell from '../../cells/address/Address.tsx';
import { evaluate } from '../../engine/condition.ts';
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

/**
 * A payment address. The QR code contains only the address and is shown only after it has been decoded and verified.
 */
export default function AddressCard({ title, owner, address, memo, memoWarning, qrSize, copied }: AddressCardProps) {
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
      <Title order={2} id={id} size="sm" fw={400} c="dimmed" ta="center">
        {message(title)}
      </Title>
      {owner.length > 0 && (
        <Text size="sm" ta="center" mih="1lh">
          {owner.filter(({ when }) => evaluate(when, scope)).map(({ text }) => message(text))}
        </Text>
      )}
      <Stack align="center" my="lg">
        {held === undefined ? (
          <QrSkeleton size={qrSize} />
        ) : (
          <CheckedQr key={held} text={held} size={qrSize} label={t('address.qr')} failed={t('address.qrFailed')} />
        )}
      </Stack>
      <Stack align="center" mb="lg">
        <AddressCell value={address} form="groups" />
      </Stack>
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
        <Box className={styles.memo} mt="lg" pt="lg">
          <Text c="dimmed" size="sm">
            {t('address.memo')}
          </Text>
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Text size="18px" fw={600} miw={0} className="ltr num" translate="no">
              {shownMemo}
            </Text>
            <PressIcon
              aria-label={t('address.copyMemo')}
              press={copyAction({ value: shownMemo, done: 'toast.copied' }, context)}
            >
              <IconCopy {...icon} />
            </PressIcon>
          </Group>
          <Notice tone="warn">{t(memoWarning)}</Notice>
        </Box>
      )}
    </Card>
  );
}
