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
import { type Press, isExternal, linkOf, outsideOf } from './press.ts';

/** Without `press` it is a button without an action, such as a permanently disabled one. */
interface Pressed extends AriaAttributes {
  readonly press?: Press | undefined;
  readonly children?: ReactNode;
}

/** A button or link for a press; while disabled it is always a button. */
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
  if (isExternal(press)) return <MantineButton component="a" {...outsideOf(press)} {...props} />;
  return <Button {...props} onClick={() => void press.run()} />;
}

/** An icon button or link for a press; `aria-label` is its name. */
export function PressIcon({ press, ...props }: ActionIconProps & Pressed) {
  if (press?.target && !props.disabled) return <IconLink {...linkOf(press.target)} {...props} />;
  if (press && isExternal(press) && !props.disabled)
    return <ActionIcon component="a" {...outsideOf(press)} {...props} />;
  return <ActionIcon onClick={() => void press?.run()} {...props} />;
}

/** A text link or button for a press, such as "See all". */
export function PressAnchor({ press, ...props }: AnchorProps & Pressed) {
  if (press?.target) return <AnchorLink {...linkOf(press.target)} {...props} />;
  if (press && isExternal(press)) return <Anchor {...outsideOf(press)} {...props} />;
  return <Anchor component="button" type="button" onClick={() => void press?.run()} {...props} />;
}

/** An unstyled tappable area for a press, such as a row or a card. */
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
  if (press && isExternal(press) && !disabled) return <UnstyledButton component="a" {...outsideOf(press)} {...props} />;
  return <UnstyledButton onClick={() => void press?.run()} disabled={disabled} {...props} />;
}
