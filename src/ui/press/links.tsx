import { ActionIcon, Anchor, Button, UnstyledButton } from '@mantine/core';
import type { ActionIconProps, AnchorProps, ButtonProps, UnstyledButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AriaAttributes, ComponentPropsWithRef } from 'react';

type LinkProps<Own> = Own &
  Omit<ComponentPropsWithRef<'a'>, keyof Own> & {
    /** What `aria-current` says; the router knows the address alone, not the section or choice that a link stands for. */
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
/** A word that is a link to a screen. */
export const AnchorLink = createLink(({ current, ...props }: LinkProps<AnchorProps>) => (
  <Anchor {...props} aria-current={current} />
));
/** Anything to tap that is a link to a screen. */
export const AreaLink = createLink(({ current, ...props }: LinkProps<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} aria-current={current} />
));
