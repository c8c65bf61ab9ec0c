import { Text } from '@mantine/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { runtime } from '../runtime/runtime.ts';
import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';
import { Button } from '../ui/button/Button.tsx';
import styles from './MainAction.module.css';

interface MainActionProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Why it cannot be tapped. */
  readonly disabledReason?: string | undefined;
  /** Without one it submits the form around it. */
  readonly onPress?: () => void;
  /** Whether it stays in sight while what is above it is longer than the screen. */
  readonly isStuck?: boolean;
}

/** The one primary action of a step: the main button of the frame around the app where there is one, else one of the page. */
export function MainAction({ label, isBusy, isDisabled = false, disabledReason, onPress, isStuck }: MainActionProps) {
  const { mainButton } = runtime;
  const type = onPress ? 'button' : 'submit';
  const stand = useRef<HTMLButtonElement>(null);
  const isCovered = useSyncExternalStore(onDialogs, hasDialog);
  const isOff = isDisabled || disabledReason !== undefined;
  useEffect(() => {
    if (isCovered) mainButton?.(undefined);
    else mainButton?.({ label, isBusy, isDisabled: isOff, onPress: () => stand.current?.click() });
  }, [mainButton, isCovered, label, isBusy, isOff]);
  useEffect(() => () => mainButton?.(undefined), [mainButton]);
  if (!mainButton) {
    const button = (
      <Button size="lg" type={type} loading={isBusy} disabled={isDisabled} reason={disabledReason} onClick={onPress}>
        {label}
      </Button>
    );
    return isStuck ? <div className={styles.stuck}>{button}</div> : button;
  }
  // Out of sight it is what Enter in a field presses.
  return (
    <>
      <button ref={stand} type={type} hidden disabled={isBusy || isOff} onClick={onPress} />
      {disabledReason !== undefined && (
        <Text c="dimmed" size="sm">
          {disabledReason}
        </Text>
      )}
    </>
  );
}

function hasDialog(): boolean {
  return topDialog() !== undefined;
}
