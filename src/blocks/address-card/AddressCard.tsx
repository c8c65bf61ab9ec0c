import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { IconShare2 as IconShare } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import copyAction from '../../actions/copy/action.ts';
import shareAction from '../../actions/share/action.ts';
import AddressCell from '../../cells/address/Address.tsx';
import { tonPaymentLink } from '../../domain/payment-link.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { useMessage } from '../../engine/resolved.tsx';
import { resolve, useScope, valueOf } from 'engine/runtime/scope.ts';
import { ButtonRow } from '../../ui/button/ButtonRow.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { PressButton, PressIcon } from '../../ui/press/Press.tsx';
import { CheckedQr, QrSkeleton } from '../../ui/qr/CheckedQr.tsx';
import { SegmentedChoice } from '../../ui/segmented/SegmentedChoice.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import { writeStored } from '../../values/stored.ts';
import { values } from '../../values/values.ts';
import styles from './AddressCard.module.css';
import type { AddressCardProps } from './definition.ts';

/**
 * A payment address, shown as a QR code only after that has been decoded and verified. Where a memo is needed, code, copy
 * and share have it, too; the address alone is a second choice.
 */
export default function AddressCard(props: AddressCardProps) {
  const { title, owner, accepts, memoWarning, isNetworkRemembered, qrSize, copied } = props;
  const id = useId();
  const { t } = useTranslation();
  const message = useMessage();
  const scope = useScope();
  const context = useActionContext(scope);
  const [isAlone, setAlone] = useState(false);
  const network = String(valueOf(props.network, scope));
  const { hasMemo, name = '', addresses = network, contracts } = values.networks.networks[network] ?? {};
  useEffect(() => {
    if (isNetworkRemembered) writeStored('tab', 'receiveNetwork', network);
  }, [isNetworkRemembered, network]);
  const address = textOf(valueOf(props.address, scope));
  const memo = textOf(valueOf(props.memo, scope));
  const isMemoPending = hasMemo === true && resolve(props.memo, scope).state === 'pending';
  const contract = contracts?.[String(valueOf(props.token, scope))];
  const hasLink = !isAlone && memo !== undefined && addresses === 'ton' && contract !== undefined;
  const details = [
    [t('wallet.token'), textOf(valueOf(props.unit, scope))],
    [t('fact.network'), name],
    [t('fact.address'), address],
    [t('address.memo'), memo],
  ].map((pair) => pair.join(': '));
  const shared = address !== undefined && memo !== undefined && !isAlone ? details.join('\n') : address;
  const code = address !== undefined && hasLink ? tonPaymentLink(address, memo, contract) : address;
  const lines = accepts.filter(({ when }) => evaluate(when, scope));
  const icon = { size: 20, stroke: 1.75 };
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} id={id} size="sm" fw={400} c="dimmed" ta="center">
          {message(title)}
        </Title>
        <Stack align="center">
          {code === undefined ? (
            <QrSkeleton size={qrSize} />
          ) : (
            <CheckedQr
              key={code}
              text={code}
              size={qrSize}
              label={t(hasLink ? 'address.qrWithMemo' : 'address.qr')}
              failed={t('address.qrFailed')}
            />
          )}
        </Stack>
        {(memo !== undefined || isMemoPending) && (
          <Group justify="space-between" wrap="nowrap">
            <Text c="dimmed" size="sm">
              {t('address.memo')}
            </Text>
            <Text size="18px" fw={600} miw={0} className={`${styles.memo} ltr num`} translate="no">
              {memo ?? <SkeletonLine width="9ch" />}
            </Text>
            <PressIcon
              aria-label={t('address.copyMemo')}
              disabled={memo === undefined}
              press={copyAction({ value: memo ?? '', done: 'toast.copied' }, context)}
            >
              <IconCopy {...icon} />
            </PressIcon>
          </Group>
        )}
        {(memo !== undefined || isMemoPending || lines.length > 0) && (
          <Notice tone="warn">
            {(memo !== undefined || isMemoPending) && <Text inherit>{t(memoWarning)}</Text>}
            {lines.map(({ text }) => (
              <Text inherit key={message(text)}>
                {message(text)}
              </Text>
            ))}
          </Notice>
        )}
        <Stack align="center" gap="sm">
          <AddressCell value={props.address} form="groups" />
          {owner.length > 0 && (
            <Text size="sm" c="dimmed" ta="center" textWrap="balance" mih="1lh">
              {owner.filter(({ when }) => evaluate(when, scope)).map(({ text }) => message(text))}
            </Text>
          )}
        </Stack>
        {(memo !== undefined || isMemoPending) && (
          <SegmentedChoice
            aria-label={t('address.shared')}
            value={isAlone ? 'alone' : 'withMemo'}
            onChange={(value) => setAlone(value === 'alone')}
            data={(['withMemo', 'alone'] as const).map((value) => ({ value, label: t(`address.${value}`) }))}
          />
        )}
        <ButtonRow>
          <PressButton
            leftSection={<IconCopy {...icon} />}
            disabled={shared === undefined}
            press={copyAction({ value: shared ?? '', done: copied }, context)}
          >
            {t('action.copy')}
          </PressButton>
          <PressButton
            variant="quiet"
            leftSection={<IconShare {...icon} />}
            disabled={shared === undefined}
            press={shareAction({ value: shared ?? '', done: copied }, context)}
          >
            {t('action.share')}
          </PressButton>
        </ButtonRow>
      </Stack>
    </Card>
  );
}

/** A text that is not empty. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
