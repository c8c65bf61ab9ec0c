import { pressOf } from '../../engine/Bound.tsx';
import type { ButtonNode } from '../../engine/ButtonNodes.tsx';
import { holds } from '../../engine/condition.ts';
import { useAction } from '../../engine/navigation.ts';
import { useScope } from '../../engine/scope.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button, ButtonRow } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** That there is nothing to fill in, and the ways to more, side by side. */
export function NothingAvailable({ text, buttons }: { text: string; buttons: readonly ButtonNode[] }) {
  const { text: textOf } = useTexts();
  const scope = useScope();
  const bind = useAction();
  const shown = buttons.filter((button) => holds(button.when, scope));
  return (
    <Notice
      action={
        <ButtonRow>
          {shown.map(({ label, variant, action }) => (
            <Button
              key={label}
              size="sm"
              variant={variant}
              isDisabled={action === undefined}
              {...(action ? pressOf(bind(action)) : {})}
            >
              {textOf(label)}
            </Button>
          ))}
        </ButtonRow>
      }
    >
      {text}
    </Notice>
  );
}
