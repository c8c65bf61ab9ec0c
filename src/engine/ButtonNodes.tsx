import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button/Button.tsx';
import { pressOf } from './Bound.tsx';
import { holds } from './condition.ts';
import { useAction } from './navigation.ts';
import type { ButtonNode } from './screen-model.ts';
import { useScope } from './scope.ts';

/** Buttons of config under one another, or in a row, those whose conditions hold; `size` is `lg` unless given. */
export function ButtonNodes({ buttons, size }: { buttons: readonly ButtonNode[]; size?: 'sm' }) {
  const { text } = useTexts();
  const scope = useScope();
  const bind = useAction();
  return buttons
    .filter((button) => holds(button.when, scope))
    .map((button) => (
      <Button
        key={button.label}
        isWide
        size={size}
        variant={button.variant}
        isDisabled={button.action === undefined}
        {...(button.action ? pressOf(bind(button.action)) : {})}
      >
        {text(button.label)}
      </Button>
    ));
}
