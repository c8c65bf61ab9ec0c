import { Stack, Text } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScope } from 'engine/runtime/scope.ts';

import { Button } from '../../ui/button/Button.tsx';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import { PressButton } from '../../ui/press/Press.tsx';
import { useActionContext } from '../navigation.ts';
import styles from './HelpWithTransfer.module.css';
import { filledLink } from '../../values/links.ts';
import { values } from '../../values/values.ts';

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

/** The links of an environment (config/environments) that a message to support can take. */
const ways = { mail: 'supportMail', chat: 'supportChat' } as const;

/** What a message says about a transfer, as label and value. It never has an amount, an address or a token. */
type HelpFact = readonly [label: string, value: string];

/** The message to support: one fact a line, and the app with its version. */
function helpMessage(facts: readonly HelpFact[], version: string): string {
  const { name, versionLabel } = values.app;
  return [...facts, [version, `${name} ${versionLabel}`]].map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** The address that opens a mail or a chat with the message; undefined if there is none. */
function helpLink(way: keyof typeof ways, subject: string, message: string): string | undefined {
  if (!values.links.links[ways[way]]) return undefined;
  return filledLink(ways[way], { address: values.app.supportEmail, subject, message: `${message}\n\n` });
}
