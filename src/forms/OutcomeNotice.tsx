import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { compare, parseAmount, subtract } from '../domain/decimal.ts';
import { ButtonNodes } from '../engine/ButtonNodes.tsx';
import { useData } from '../engine/data.ts';
import { tellOutcome } from '../engine/outcome.ts';
import { messageText, useMessage } from '../engine/resolved.tsx';
import type { FormModule } from '../engine/screen-model.ts';
import { type Scope, ScopeProvider, useScope, valueOf } from '../engine/scope.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { Button } from '../ui/button/Button.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';

interface OutcomeNoticeProps {
  readonly title: TextKey;
  readonly form: FormModule;
  /** The scope of the form as it was sent. */
  readonly scope: Scope;
}

/** What the last form has done, above the screen that follows, until it is closed or left. */
export function OutcomeNotice({ scope, ...told }: OutcomeNoticeProps) {
  useEffect(() => () => tellOutcome(undefined), []);
  return (
    <ScopeProvider value={scope}>
      <Told {...told} />
    </ScopeProvider>
  );
}

function Told({ title, form }: Omit<OutcomeNoticeProps, 'scope'>) {
  const { message, gained, actions } = form.done;
  const { t } = useTranslation();
  const messageOf = useMessage();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where no other screen follows, the focus went with the form.
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return (
    <div ref={element} role="status" tabIndex={-1}>
      <Notice
        tone="positive"
        title={t(title)}
        action={
          <ButtonRow>
            <ButtonNodes buttons={actions.map((action) => ({ ...action, variant: 'outline' }))} />
            <Button variant="quiet" onClick={() => tellOutcome(undefined)}>
              {t('action.close')}
            </Button>
          </ButtonRow>
        }
      >
        {message !== undefined && messageOf(message)}
        {gained && <Gained form={form} gained={gained} />}
      </Notice>
    </div>
  );
}

interface GainedProps {
  readonly form: FormModule;
  readonly gained: NonNullable<FormModule['done']['gained']>;
}

/** What has arrived: by how much a value has grown since it was sent; nothing while, or where, that cannot be read. */
function Gained({ form, gained: { value, message } }: GainedProps) {
  const { i18n } = useTranslation();
  const sent = useScope();
  const after = { ...sent, data: useData(form.data, sent) };
  const [was, is] = [sent, after].map((one) => parseAmount(valueOf(value, one)));
  if (was === undefined || is === undefined || compare(is, was) <= 0) return null;
  const roots = { ...after.roots, gained: { value: subtract(is, was) } };
  return messageText(message, { ...after, roots }, i18n);
}
