import { ActionIcon, Anchor, Button, UnstyledButton } from '@mantine/core';
import type { ActionIconProps, AnchorProps, ButtonProps, UnstyledButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type LinkProps<Own> = Own & Omit<ComponentPropsWithRef<'a'>, keyof Own>;

/** A button that is a link to a screen. */
export const ButtonLink = createLink((props: LinkProps<ButtonProps>) => <Button component="a" {...props} />);
/** An icon that is a link to a screen. */
export const IconLink = createLink((props: LinkProps<ActionIconProps>) => <ActionIcon component="a" {...props} />);
/** A word that is a link to a screen. */
export const AnchorLink = createLink((props: LinkProps<AnchorProps>) => <Anchor {...props} />);
/** Anything to tap that is a link to a screen. */
export const AreaLink = createLink((props: LinkProps<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} />
));
