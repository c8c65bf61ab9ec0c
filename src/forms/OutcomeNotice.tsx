import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { ButtonNodes } from '../engine/ButtonNodes.tsx';
import { tellOutcome } from '../engine/outcome.ts';
import { useMessage } from '../engine/resolved.tsx';
import type { FormModule } from '../engine/screen-model.ts';
import { type Scope, ScopeProvider } from '../engine/scope.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { Button } from '../ui/button/Button.tsx';
import { ButtonRow } from '../ui/button/ButtonRow.tsx';

interface OutcomeNoticeProps {
  readonly title: TextKey;
  readonly done: FormModule['done'];
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

function Told({ title, done: { message, actions } }: Omit<OutcomeNoticeProps, 'scope'>) {
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
      </Notice>
    </div>
  );
}
