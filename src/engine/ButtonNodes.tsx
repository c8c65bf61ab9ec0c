import { useTranslation } from 'react-i18next';

import { holds } from './condition.ts';
import { useAction } from './navigation.ts';
import type { ButtonNode } from './screen-model.ts';
import { useScope } from './scope.ts';
import { PressButton } from '../ui/press/Press.tsx';

/** Buttons of config under one another, or in a row, those whose conditions hold; `size` is `lg` unless given. */
export function ButtonNodes({ buttons, size }: { buttons: readonly ButtonNode[]; size?: 'sm' }) {
  const { t } = useTranslation();
  const scope = useScope();
  const bind = useAction();
  return buttons
    .filter((button) => holds(button.when, scope))
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
