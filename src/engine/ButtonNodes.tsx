import { useTranslation } from 'react-i18next';

import { evaluate } from 'engine/runtime/condition.ts';
import { useAction } from './navigation.ts';
import type { ButtonNode } from 'engine/runtime/screen-model.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { PressButton } from '../ui/press/Press.tsx';

/** Buttons from config whose conditions hold, stacked or in a row; `size` defaults to `lg`. */
export function ButtonNodes({ buttons, size }: { buttons: readonly ButtonNode[]; size?: 'sm' }) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  return buttons
    .filter((button) => evaluate(button.when, scope))
    .map((button) => (
      <PressButton
        key={button.label}
        size={size}
        variant={button.variant}
        disabled={button.action === undefined}
        press={button.action && bind(button.action)}
      >
        {t(button.label)}
      </PressButton>
    ));
}
