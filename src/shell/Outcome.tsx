import { useEffect } from 'react';

import { ButtonNodes } from '../engine/ButtonNodes.tsx';
import { tellOutcome, useOutcome } from '../engine/outcome.ts';
import { useMessage } from '../engine/resolved.tsx';
import { ScopeProvider } from '../engine/scope.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button, ButtonRow } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import type { OutcomeItem } from '../engine/outcome.ts';

/** What the last form has done, above the screen that follows, until it is closed or left. */
export function Outcome() {
  const outcome = useOutcome();
  if (!outcome) return null;
  return (
    <ScopeProvider value={outcome.scope}>
      <OutcomeNotice outcome={outcome} />
    </ScopeProvider>
  );
}

function OutcomeNotice({ outcome }: { outcome: OutcomeItem }) {
  const { t, text } = useTexts();
  const message = useMessage();
  const close = (): void => tellOutcome(undefined);
  useEffect(() => () => tellOutcome(undefined), []);
  return (
    <div role="status">
      <Notice
        tone="positive"
        title={text(outcome.title)}
        action={
          <ButtonRow>
            <ButtonNodes buttons={outcome.actions.map((action) => ({ ...action, variant: 'outline' }))} />
            <Button variant="quiet" onPress={close}>
              {t('action.close')}
            </Button>
          </ButtonRow>
        }
      >
        {outcome.message !== undefined && message(outcome.message)}
      </Notice>
    </div>
  );
}
