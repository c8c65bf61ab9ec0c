import { Loader, Button as MantineButton, Stack, Text } from '@mantine/core';
import type { ButtonProps as MantineButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';

/** The props of Mantine's button, and the reason why it is disabled. */
export interface ButtonProps
  extends MantineButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> {
  /** Disables the button and is shown below it. Empty while there is none, so that the button keeps the focus. */
  readonly reason?: ReactNode;
}

/**
 * Mantine's button, which stays focusable while it is `disabled` or `loading`. While loading, a loader is shown before
 * the text. A held Enter presses it once.
 */
export function Button({ disabled, loading, reason, leftSection, onClick, ...props }: ButtonProps) {
  const reasonId = useId();
  const isOff = loading || disabled || !!reason;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <MantineButton
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      {...props}
      leftSection={loading ? <Loader /> : leftSection}
      data-disabled={isOff || undefined}
      aria-disabled={isOff || undefined}
      aria-busy={loading || undefined}
      aria-describedby={reason ? reasonId : undefined}
      onClick={press}
    />
  );
  if (reason === undefined) return button;
  return (
    <Stack gap={6}>
      {button}
      {reason && (
        <Text id={reasonId} c="dimmed" size="sm" ta="center">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
