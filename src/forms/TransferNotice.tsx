import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useSendState } from '../engine/send-state.ts';
import { HelpWithTransfer } from '../engine/help/HelpWithTransfer.tsx';
import { localMoment } from '../i18n/format/local-moment.ts';
import { sessionHint } from '../queries/failure.ts';
import { runtime } from '../runtime/runtime.ts';
import { useSession } from '../session/session.ts';
import { canSendAgain } from '../transfer/idempotency.ts';
import { isBusy } from '../transfer/machine.ts';
import { channelsOf } from '../transfer/channels.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { values } from '../values/values.ts';
import action from './MainAction.module.css';
import { codeRefusalIn, takesCode } from './use-two-factor.ts';
import { declinedText } from './declined.ts';
import { SentHistory } from './SentHistory.tsx';
import { momentText } from './moment-text.ts';
import { type FormState, placeIn, postingOf, rules } from './transfers.ts';
import type { TransferOfForm } from './use-transfer.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';

interface TransferNoticeProps {
  readonly form: FormModule;
  readonly transfer: TransferOfForm;
  /**
   * Whether a change has just been shown, such as a new rate; the send buttons are disabled so the user can read it.
   */
  readonly isGuarded?: boolean;
  /** Whether the step for the two-factor code is open, which sends again and tells refusals for its sake. */
  readonly hasCodeStep?: boolean;
}

/**
 * The state of a transfer, whether money was sent, and what to do (docs/decisions/product.md).
 */
export function TransferNotice({ form, transfer, isGuarded = false, hasCodeStep = false }: TransferNoticeProps) {
  const { state } = transfer;
  const { status } = state;
  const element = useRef<HTMLDivElement>(null);
  const isCodeMissing = codeRefusalIn(form, state)?.isWrong === false;
  useEffect(() => {
    if (['refused', 'declined', 'inDoubt'].includes(status) && !isCodeMissing) runtime.buzz('error');
  }, [status, isCodeMissing]);
  // A message below the edge of the screen, or under the bar, is scrolled to; a doubt to its top, as its history loads late.
  useEffect(() => {
    if (isBusy(state) || state.status === 'ready') return;
    element.current?.scrollIntoView({ block: state.status === 'inDoubt' ? 'start' : 'nearest' });
  }, [state]);
  return (
    <div ref={element} role="alert" className={action.live}>
      {channelsOf(state, placeIn(form, hasCodeStep)).includes('form') && (
        <TransferText
          form={form}
          transfer={transfer}
          isGuarded={isGuarded || transfer.isGuarded}
          hasCodeStep={hasCodeStep}
        />
      )}
    </div>
  );
}

function TransferText({
  form,
  transfer: { state, dispatch, leave },
  isGuarded,
  hasCodeStep,
}: Required<TransferNoticeProps>) {
  const { t } = useTranslation();
  const session = useSession();
  const submit = postingOf(form);
  const failed = submit ? t(submit.failed) : '';
  switch (state.status) {
    case 'asking':
      return <TransferQuestion question={state.question} dispatch={dispatch} isGuarded={isGuarded} />;
    case 'refused': {
      const { serverMessage, isOfSession, ofCode } = state.failure;
      if (ofCode && !takesCode(form))
        return (
          <Notice tone="negative" title={failed} action={<HelpWithTransfer facts={[[t('fact.status'), failed]]} />}>
            <p>{t('failure.notSent')}</p>
            <p>{t('twoFactor.notHere')}</p>
          </Notice>
        );
      const hint = isOfSession ? sessionHint(session) : state.failure.hint;
      return (
        <Notice tone="negative" title={failed}>
          {hint !== 'failure.notSent' && <p>{t(hint)}</p>}
          <p>{t(submit?.refused ?? 'failure.notSent')}</p>
          {serverMessage !== undefined && !isOfSession && <p>{t('failure.serverSays', { message: serverMessage })}</p>}
        </Notice>
      );
    }
    case 'declined':
      return (
        <Notice tone="negative" title={failed}>
          {declinedText(submit, state.answer, t)}
        </Notice>
      );
    case 'inDoubt':
      return (
        <Doubt
          form={form}
          state={state}
          dispatch={dispatch}
          leave={leave}
          isGuarded={isGuarded}
          hasCodeStep={hasCodeStep}
        />
      );
    default:
      return null;
  }
}

const questions = {
  again: { title: 'transfer.againTitle', text: 'transfer.againText', yes: 'transfer.sendAgain' },
  unconfirmed: { title: 'transfer.besideTitle', text: 'transfer.besideText', yes: 'transfer.goOn' },
  equal: { title: 'transfer.equalTitle', text: 'transfer.equalText', yes: 'transfer.goOn' },
  unkept: { title: 'transfer.unkeptTitle', text: 'transfer.unkeptText', yes: 'transfer.goOn' },
} as const;

function TransferQuestion({
  question,
  dispatch,
  isGuarded,
}: Pick<Extract<FormState, { status: 'asking' }>, 'question'> & Sends) {
  const { t } = useTranslation();
  const { isConnecting, offline } = useSendState();
  const { title, text, yes } = questions[question.kind];
  return (
    <Notice
      tone="warn"
      title={t(title)}
      action={
        <Stack>
          <Button
            variant={question.kind === 'again' ? 'primary' : 'outline'}
            disabled={isGuarded}
            loading={isConnecting}
            reason={offline}
            onClick={() => dispatch({ type: 'agree' })}
          >
            {t(yes)}
          </Button>
          <Button variant="quiet" onClick={() => dispatch({ type: 'decline' })}>
            {t('action.back')}
          </Button>
        </Stack>
      }
    >
      {t(text, { date: momentText(question.sentAt) })}
    </Notice>
  );
}

type Sends = Pick<TransferOfForm, 'dispatch'> & Pick<Required<TransferNoticeProps>, 'isGuarded'>;

const doubts = {
  slow: 'transfer.noAnswer',
  lost: 'transfer.noAnswer',
  unclear: 'transfer.unclear',
  refusedAgain: 'transfer.refusedAgain',
} as const;

function Doubt({
  form,
  state,
  dispatch,
  leave,
  isGuarded,
  hasCodeStep,
}: { form: FormModule; hasCodeStep: boolean; state: Extract<FormState, { status: 'inDoubt' }> } & Sends &
  Pick<TransferOfForm, 'leave'>) {
  const { t } = useTranslation();
  const { record, why, failure, order } = state;
  const { isConnecting, offline } = useSendState();
  const isSafe = canSendAgain(record, rules());
  return (
    <Notice
      tone="warn"
      title={t('transfer.unconfirmed')}
      action={
        <Stack>
          {isSafe && !hasCodeStep && (
            <Button
              disabled={isGuarded}
              loading={isConnecting}
              reason={offline}
              onClick={() => dispatch({ type: 'sendAgain' })}
            >
              {t('transfer.sendAgain')}
            </Button>
          )}
          <HelpWithTransfer
            facts={[
              ...(values.app.honorsIdempotencyKeys ? [[t('help.reference'), record.key] as const] : []),
              [t('fact.date'), localMoment(record.sentAt)],
              [t('fact.status'), t('transfer.unconfirmed')],
            ]}
          />
          <Button variant="outline" onClick={() => leave('setAside')}>
            {t('transfer.setAside')}
          </Button>
          <Button variant="quiet" onClick={() => leave('close')}>
            {t('transfer.close')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="xs">
        <p>{t(doubts[why])}</p>
        {failure?.serverMessage !== undefined && <p>{t('failure.serverSays', { message: failure.serverMessage })}</p>}
        <p>{t(isSafe ? 'transfer.sendAgainHint' : 'transfer.compare')}</p>
        <SentHistory form={form} order={order} record={record} />
      </Stack>
    </Notice>
  );
}
