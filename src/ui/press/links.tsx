import { ActionIcon, Anchor, Button, UnstyledButton } from '@mantine/core';
import type { ActionIconProps, AnchorProps, ButtonProps, UnstyledButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AriaAttributes, ComponentPropsWithRef } from 'react';

type LinkProps<Props> = Props &
  Omit<ComponentPropsWithRef<'a'>, keyof Props> & {
    /** The value of `aria-current`; the router knows only the address, not the section or choice of a link. */
    current?: AriaAttributes['aria-current'];
  };

/** A button that is a link to a screen. */
export const ButtonLink = createLink(({ current, ...props }: LinkProps<ButtonProps>) => (
  <Button component="a" {...props} aria-current={current} />
));
/** An icon that is a link to a screen. */
export const IconLink = createLink(({ current, ...props }: LinkProps<ActionIconProps>) => (
  <ActionIcon component="a" {...props} aria-current={current} />
));
/** A text link to a screen. */
export const AnchorLink = createLink(({ current, ...props }: LinkProps<AnchorProps>) => (
  <Anchor {...props} aria-current={current} />
));
/** A tappable area that is a link to a screen. */
export const AreaLink = createLink(({ current, ...props }: LinkProps<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} aria-current={current} />
));
