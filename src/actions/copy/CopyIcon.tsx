import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../../generated/words/words.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope } from 'engine/runtime/scope.ts';
import { PressIcon } from '../../ui/press/Press.tsx';
import copyAction from './action.ts';

/** A button beside a value that copies it; `value` is the value or a reference to it. */
export function CopyIcon({ label, value }: { label: TextKey; value: unknown }) {
  const { t } = useTranslation();
  const context = useActionContext(useScope());
  return (
    <PressIcon variant="plain" aria-label={t(label)} press={copyAction({ value, done: 'toast.copied' }, context)}>
      <IconCopy size={18} />
    </PressIcon>
  );
}
