import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Press {
  /** What it does, for people who do not see the icon. */
  label: string;
  icon: ReactNode;
  variant?: 'raised' | 'plain';
  isDisabled?: boolean;
  /** For toggles. */
  isPressed?: boolean;
}

/** A round 44 px target around an icon. */
export function IconButton({ label, icon, variant = 'raised', isDisabled, isPressed, link, onPress }: IconButtonProps) {
  return (
    <Pressable
      link={link}
      onPress={onPress}
      isDisabled={isDisabled}
      aria-label={label}
      aria-pressed={isPressed}
      className={classes(styles.button, styles[variant])}
    >
      {icon}
    </Pressable>
  );
}
