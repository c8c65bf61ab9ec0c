import { Stack, Text } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/button/Button.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { PressButton } from '../../ui/press/Press.tsx';
import { useActionContext } from '../navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';
import styles from './HelpWithTransfer.module.css';
import { type HelpFact, helpLink, helpMessage } from './message.ts';

interface HelpProps {
  /** What support gets to know: number, time and status. */
  readonly facts: readonly HelpFact[];
}

/** A button that opens the message to support about a transfer; the user reads it before a mail or chat opens. */
export function HelpWithTransfer({ facts }: HelpProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        leftSection={<IconLifebuoy size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t('help.title')}
      </Button>
      {isOpen && (
        <LazyDialog title={t('help.title')} closeLabel={t('action.close')} onClose={() => setIsOpen(false)}>
          <Message facts={facts} />
        </LazyDialog>
      )}
    </>
  );
}

function Message({ facts }: HelpProps) {
  const { t } = useTranslation();
  const { runtime, showToast } = useActionContext(useScope());
  const message = helpMessage(facts, t('account.version'));
  const [mail, chat] = (['mail', 'chat'] as const).map((way) => helpLink(way, t('help.title'), message));
  const copy = () =>
    runtime.copy(message).then(
      () => showToast('toast.copied'),
      () => showToast('toast.copyError', 'negative', { detail: 'toast.copyByHand' }),
    );
  return (
    <Stack>
      <p>{t('help.text')}</p>
      <Text component="pre" className={styles.message}>
        {message}
      </Text>
      {mail !== undefined && (
        <PressButton press={{ href: mail, run: () => runtime.open(mail) }}>{t('help.mail')}</PressButton>
      )}
      {chat !== undefined && (
        <PressButton variant="outline" press={{ href: chat, run: () => runtime.open(chat) }}>
          {t('help.chat')}
        </PressButton>
      )}
      <Button variant="quiet" onClick={() => void copy()}>
        {t('action.copy')}
      </Button>
    </Stack>
  );
}
