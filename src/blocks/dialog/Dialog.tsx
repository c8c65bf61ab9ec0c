import { Stack } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BlockNodes } from '../../engine/BlockNodes.tsx';
import { useActionContext } from '../../engine/navigation.ts';
import { useScope, valueOf } from '../../engine/scope.ts';
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
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isOpen) isClosing.current = false;
  }, [isOpen]);
  if (!isOpen) return null;
  const close = (): void => {
    // Navigation back is asynchronous: a second tap must not leave the screen.
    if (isClosing.current) return;
    isClosing.current = true;
    if (wasClosedHere) return history.back();
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
