import type { FormModule } from '../../engine/screen-model.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { values } from '../../values/values.ts';
import type { Submission } from './use-submission.ts';

interface SubmissionNoticeProps {
  readonly form: FormModule;
  readonly submission: Submission;
  readonly onCheck: () => void;
}

/** What became of a submission: what failed, whether money moved, and what to do (decisions.md). */
export function SubmissionNotice({ form, submission, onCheck }: SubmissionNoticeProps) {
  return (
    <div role="alert">
      {values.app.showsMutationErrors && <Told form={form} submission={submission} onCheck={onCheck} />}
    </div>
  );
}

function Told({ form, submission, onCheck }: SubmissionNoticeProps) {
  const { t, text } = useTexts();
  const { state } = submission;
  const failed = form.submit && 'operation' in form.submit ? text(form.submit.failed) : '';
  switch (state.status) {
    case 'checking':
      return <Notice tone="info">{t('failure.unknown')}</Notice>;
    case 'refused': {
      const { hint, serverMessage } = state.failure;
      return (
        <Notice tone="negative" title={failed}>
          <p>{t(hint)}</p>
          {hint !== 'failure.notSent' && <p>{t('failure.notSent')}</p>}
          {serverMessage !== undefined && hint !== 'failure.session' && (
            <p>{t('failure.serverSays', { message: serverMessage })}</p>
          )}
        </Notice>
      );
    }
    case 'notFound':
      return (
        <Notice tone="negative" title={t('verify.notFound')}>
          {t('verify.notFoundHint')}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice
          tone="warn"
          title={t('verify.unknown')}
          action={<Button onPress={onCheck}>{t('action.checkAgain')}</Button>}
        >
          {t('verify.unreachable')}
        </Notice>
      );
    default:
      return null;
  }
}
