import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { FormModule } from '../../engine/screen-model.ts';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { formatDate } from '../../i18n/format/date.ts';
import { sessionHint } from '../../queries/failure.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import { values } from '../../values/values.ts';
import type { Submission } from './use-submission.ts';
import { Button } from '../../ui/button/Button.tsx';

interface SubmissionNoticeProps {
  readonly form: FormModule;
  readonly submission: Submission;
  readonly onCheck: () => void;
}

/**
 * What became of a submission: what failed, whether money moved, and what to do (decisions.md). config/app.json can silence
 * refusals, never what came of a transfer that was taken on or is still open.
 */
export function SubmissionNotice({ form, submission, onCheck }: SubmissionNoticeProps) {
  return (
    <div role="alert">
      {(values.app.showsMutationErrors || !['refused', 'declined'].includes(submission.state.status)) && (
        <Told form={form} submission={submission} onCheck={onCheck} />
      )}
    </div>
  );
}

function Told({ form, submission, onCheck }: SubmissionNoticeProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { state, recalledFrom } = submission;
  const date = recalledFrom === undefined ? undefined : `\u2066${formatDate(recalledFrom)}\u2069`;
  const submit = form.submit && 'operation' in form.submit ? form.submit : undefined;
  const failed = submit ? t(submit.failed) : '';
  const said = submit?.said;
  switch (state.status) {
    case 'checking':
      return (
        <Notice tone="info">{state.isLost ? t(said?.checking ?? 'failure.unknown') : t('verify.checking')}</Notice>
      );
    case 'refused': {
      const { serverMessage, isOfSession } = state.failure;
      const hint = isOfSession ? sessionHint(session) : state.failure.hint;
      return (
        <Notice tone="negative" title={failed}>
          {hint !== 'failure.notSent' && <p>{t(hint)}</p>}
          <p>{t(said?.refused ?? 'failure.notSent')}</p>
          {serverMessage !== undefined && !isOfSession && <p>{t('failure.serverSays', { message: serverMessage })}</p>}
        </Notice>
      );
    }
    case 'declined':
      return (
        <Notice tone="negative" title={failed}>
          {submit?.accepted && t(submit.accepted.otherwise)}
        </Notice>
      );
    case 'notFound':
      return (
        <Notice
          tone="negative"
          title={t(said?.notFound ?? 'verify.notFound')}
          action={date !== undefined && <Close label={t('action.close')} onPress={submission.dismiss} />}
        >
          {date !== undefined && <p>{t('verify.confirmedOn', { date })}</p>}
          <p>{t(said?.notFoundHint ?? 'verify.notFoundHint')}</p>
        </Notice>
      );
    case 'found':
      return (
        <Notice
          tone="positive"
          title={t(state.isUnderWay ? 'verify.underWay' : 'verify.found')}
          action={<Close label={t('action.close')} onPress={submission.dismiss} />}
        >
          {t(state.isUnderWay ? 'verify.underWayHint' : 'verify.foundHint', { date: date ?? '' })}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="negative"
          title={t(said?.failed ?? 'verify.failed')}
          action={date !== undefined && <Close label={t('action.close')} onPress={submission.dismiss} />}
        >
          {date !== undefined && <p>{t('verify.confirmedOn', { date })}</p>}
          <p>{t(said?.failedHint ?? 'verify.failedHint')}</p>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice
          tone="warn"
          title={t('verify.unknown')}
          action={
            <Stack>
              <Button onClick={onCheck}>{t('action.checkAgain')}</Button>
              {date !== undefined && (
                <>
                  <ButtonNodes buttons={form.done.actions.map((action) => ({ ...action, variant: 'outline' }))} />
                  <Close label={t('verify.dismiss')} onPress={submission.dismiss} />
                </>
              )}
            </Stack>
          }
        >
          {date === undefined ? t(said?.unknown ?? 'verify.unreachable') : t('verify.recalled', { date })}
        </Notice>
      );
    default:
      return null;
  }
}

function Close({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="quiet" onClick={onPress}>
      {label}
    </Button>
  );
}
