import { Text } from '@mantine/core';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';

import { runtime } from '../runtime/runtime.ts';
import { onDialogs, topDialog } from '../ui/dialog/open-dialogs.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import styles from './MainAction.module.css';

interface MainActionProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Why it is disabled; empty while it is not. */
  readonly disabledReason?: string;
  /** Default: submits the enclosing form. */
  readonly onPress?: () => void;
  /** Whether it sticks to the bottom of the screen. */
  readonly isStuck?: boolean;
  /** Why it failed, shown above it while it sticks; empty while it did not. */
  readonly failure?: string | undefined;
}

/** The primary action of a step: the main button of the messenger if there is one, else a button in the page. */
export const MainAction = memo(function MainAction({
  label,
  isBusy,
  isDisabled = false,
  disabledReason = '',
  onPress,
  isStuck,
  failure,
}: MainActionProps) {
  const { mainButton } = runtime;
  const type = onPress ? 'button' : 'submit';
  const stand = useRef<HTMLButtonElement>(null);
  const isCovered = useSyncExternalStore(onDialogs, hasDialog);
  const isOff = isDisabled || disabledReason !== '';
  useEffect(() => {
    if (isCovered) mainButton?.(undefined);
    else mainButton?.({ label, isBusy, isDisabled: isOff, onPress: () => stand.current?.click() });
  }, [mainButton, isCovered, label, isBusy, isOff]);
  useEffect(() => () => mainButton?.(undefined), [mainButton]);
  const alert = failure !== undefined && (
    <div role="alert" className={styles.failure}>
      {failure !== '' && <Notice tone="negative">{failure}</Notice>}
    </div>
  );
  if (!mainButton) {
    const button = (
      <Button size="lg" type={type} loading={isBusy} disabled={isDisabled} reason={disabledReason} onClick={onPress}>
        {label}
      </Button>
    );
    return isStuck ? (
      <div className={styles.stuck} data-stuck>
        {alert}
        {button}
      </div>
    ) : (
      button
    );
  }
  // A hidden button, pressed by Enter in a field and by the main button.
  return (
    <>
      {alert && <div className={styles.stuck}>{alert}</div>}
      <button ref={stand} type={type} hidden disabled={isBusy || isOff} onClick={onPress} />
      {disabledReason !== '' && (
        <Text c="dimmed" size="sm">
          {disabledReason}
        </Text>
      )}
    </>
  );
});

function hasDialog(): boolean {
  return topDialog() !== undefined;
}
