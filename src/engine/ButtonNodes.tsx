import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { holds } from './condition.ts';
import type { Condition } from './definition/condition.ts';
import type { ActionNode } from './definition/reference.ts';
import { useAction } from './navigation.ts';
import { useScope } from './scope.ts';
import { PressButton } from '../ui/press/Press.tsx';

/** A button of config: its text and its action. */
export interface ButtonNode {
  readonly label: TextKey;
  /** Without one it is disabled. */
  readonly action?: ActionNode | undefined;
  readonly variant: 'primary' | 'quiet' | 'outline';
  readonly when?: Condition | undefined;
}

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
