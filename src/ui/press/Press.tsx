import { ActionIcon, Anchor, Button as MantineButton, UnstyledButton } from '@mantine/core';
import type {
  ActionIconProps,
  AnchorProps,
  ButtonProps as MantineButtonProps,
  UnstyledButtonProps,
} from '@mantine/core';
import type { AriaAttributes, ComponentProps, ReactNode } from 'react';

import { Button, type ButtonProps } from '../button/Button.tsx';
import { InPress } from './in-press.ts';
import { AnchorLink, AreaLink, ButtonLink, IconLink } from './links.tsx';
import { type Press, isOutside, linkOf, outsideOf } from './press.ts';

/** Without a press it is a button that does nothing, such as one that is disabled for good. */
interface Pressed extends AriaAttributes {
  readonly press?: Press | undefined;
  readonly children?: ReactNode;
}

/** A button for a press; one that cannot be used is no link. */
export function PressButton({
  press,
  reason,
  loading,
  disabled,
  ...props
}: MantineButtonProps & Pressed & Pick<ButtonProps, 'reason'>) {
  if (press === undefined || disabled || loading || reason !== undefined)
    return (
      <Button {...props} reason={reason} loading={loading} disabled={disabled} onClick={() => void press?.run()} />
    );
  if (press.target) return <ButtonLink {...linkOf(press.target)} {...props} />;
  if (isOutside(press)) return <MantineButton component="a" {...outsideOf(press)} {...props} />;
  return <Button {...props} onClick={() => void press.run()} />;
}

/** An icon for a press; `aria-label` says what it does. */
export function PressIcon({ press, ...props }: ActionIconProps & Pressed) {
  if (press?.target && !props.disabled) return <IconLink {...linkOf(press.target)} {...props} />;
  if (press && isOutside(press) && !props.disabled)
    return <ActionIcon component="a" {...outsideOf(press)} {...props} />;
  return <ActionIcon onClick={() => void press?.run()} {...props} />;
}

/** A word for a press, such as "See all". */
export function PressAnchor({ press, ...props }: AnchorProps & Pressed) {
  if (press?.target) return <AnchorLink {...linkOf(press.target)} {...props} />;
  if (press && isOutside(press)) return <Anchor {...outsideOf(press)} {...props} />;
  return <Anchor component="button" type="button" onClick={() => void press?.run()} {...props} />;
}

/** Anything to tap, unstyled, such as a row or a card. */
export function PressArea(props: UnstyledButtonProps & Pressed & { disabled?: boolean }) {
  return (
    <InPress value={true}>
      <Area {...props} />
    </InPress>
  );
}

function Area({ press, disabled = false, ...props }: ComponentProps<typeof PressArea>) {
  if (press?.target && !disabled)
    return <AreaLink {...linkOf(press.target)} {...props} current={props['aria-current']} />;
  if (press && isOutside(press) && !disabled) return <UnstyledButton component="a" {...outsideOf(press)} {...props} />;
  return <UnstyledButton onClick={() => void press?.run()} disabled={disabled} {...props} />;
}
