import { ActionIcon, Group, Stack } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { compare, parseAmount, subtract } from '../domain/decimal.ts';
import { ButtonNodes } from '../engine/ButtonNodes.tsx';
import { CellView } from 'engine/runtime/CellView.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useData } from 'engine/runtime/data.ts';
import { showOutcome } from '../engine/outcome.ts';
import { Share } from '../engine/receipt/Share.tsx';
import { messageState, messageText, useMessage } from '../engine/resolved.tsx';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { type Scope, ScopeProvider, useScope, valueOf } from 'engine/runtime/scope.ts';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';
import styles from './OutcomeNotice.module.css';

interface OutcomeNoticeProps {
  readonly title: TextKey;
  readonly form: FormModule;
  /** The scope of the form at the time it was sent. */
  readonly scope: Scope;
}

/** The result of the last form, shown above the next screen until it is closed or the user leaves the screen. */
export function OutcomeNotice({ scope, ...props }: OutcomeNoticeProps) {
  useEffect(() => () => showOutcome(undefined), []);
  return (
    <ScopeProvider value={scope}>
      <OutcomeText {...props} />
    </ScopeProvider>
  );
}

function OutcomeText({ title: defaultTitle, form }: Omit<OutcomeNoticeProps, 'scope'>) {
  const { completed, facts, differs, gained, actions } = form.done;
  const { t } = useTranslation();
  const messageOf = useMessage();
  const scope = useScope();
  const isCompleted = valueOf('$answer.status', scope) === 'completed';
  const { title, message } = (isCompleted && completed) || { ...form.done, title: defaultTitle };
  const shown = facts.filter((fact) => evaluate(fact.when, scope));
  const folded = shown.filter(({ isFolded }) => isFolded);
  const isDifferent = differs && evaluate(differs.when, scope);
  // An outcome that another tab learned comes without the answer that the message may name a value of.
  const isMessageKnown = message !== undefined && messageState(message, scope) === 'ready';
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a next screen, the focus was lost with the form.
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return (
    <div ref={element} role="status" tabIndex={-1}>
      <Notice
        tone={isDifferent ? 'warn' : 'positive'}
        title={
          <Group component="span" justify="space-between" align="start" wrap="nowrap" gap="sm">
            <span data-receipt="title">{t(title)}</span>
            <ActionIcon variant="plain" m={-12} aria-label={t('action.close')} onClick={() => showOutcome(undefined)}>
              <IconX size={20} stroke={1.75} />
            </ActionIcon>
          </Group>
        }
        action={
          <ButtonRow isOneLine>
            <ButtonNodes buttons={actions.map((action) => ({ ...action, variant: 'outline' }))} />
            {facts.length > 0 && <Share card={() => element.current} />}
          </ButtonRow>
        }
      >
        <Stack gap="xs" className={styles.text}>
          {isMessageKnown && <p>{messageOf(message)}</p>}
          <Facts facts={shown.filter(({ isFolded }) => !isFolded)} />
          {folded.length > 0 && (
            <details className={styles.more}>
              <summary>{t('receipt.details')}</summary>
              <Facts facts={folded} />
            </details>
          )}
          {isDifferent && (
            <>
              <p>{messageOf(differs.message)}</p>
              <KeyValueList>
                {differs.facts.map(({ label, value }) => (
                  <KeyValue key={label} label={t(label)} value={<CellView node={value} />} />
                ))}
              </KeyValueList>
            </>
          )}
          {gained && <Gained form={form} gained={gained} />}
        </Stack>
      </Notice>
    </div>
  );
}

/** Labels and values of what was done. */
function Facts({ facts }: { readonly facts: FormModule['done']['facts'] }) {
  const { t } = useTranslation();
  if (facts.length === 0) return null;
  return (
    <KeyValueList hasLines>
      {facts.map(({ label, value }) => (
        <KeyValue key={label} label={t(label)} value={<CellView node={value} />} tone="strong" />
      ))}
    </KeyValueList>
  );
}

interface GainedProps {
  readonly form: FormModule;
  readonly gained: NonNullable<FormModule['done']['gained']>;
}

/** How much a value has grown since the form was sent; nothing while unknown or if it has not grown. */
function Gained({ form, gained: { value, message } }: GainedProps) {
  const { i18n } = useTranslation();
  const sent = useScope();
  const after = { ...sent, data: useData(form.data, sent) };
  const [was, is] = [sent, after].map((one) => parseAmount(valueOf(value, one)));
  if (was === undefined || is === undefined || compare(is, was) <= 0) return null;
  const roots = { ...after.roots, gained: { value: subtract(is, was) } };
  return messageText(message, { ...after, roots }, i18n);
}
