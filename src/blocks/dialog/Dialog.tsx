import { Stack } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BlockNodes } from 'engine/runtime/BlockNodes.tsx';
import { backOnce } from '../../engine/back-once.ts';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx';
import type { DialogProps } from './definition.ts';

/** A dialog controlled by the address, so that Back closes it and a link can open it. */
export default function Dialog({ title, parameter, value, blocks }: DialogProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const context = useActionContext(scope);
  const { history } = useRouter();
  const { pathname, search } = useLocation();
  const isOpen = valueOf(`$search.${parameter}`, scope) === value;
  // Opened from this screen it has its own history entry; opened by address it has none.
  const [wasClosedHere, setWasClosedHere] = useState(!isOpen);
  if (!isOpen && !wasClosedHere) setWasClosedHere(true);
  if (!isOpen) return null;
  const close = (): void => {
    if (wasClosedHere) return backOnce(history);
    const { [parameter]: _, ...rest }: Record<string, unknown> = search;
    void context.go({ to: pathname, search: rest, replace: true });
  };
  return (
    <LazyDialog title={t(title)} onClose={close} closeLabel={t('action.close')}>
      <Stack>
        <BlockNodes blocks={blocks} />
      </Stack>
    </LazyDialog>
  );
}
