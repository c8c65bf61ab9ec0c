import type { AriaAttributes, ReactNode } from 'react';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import styles from './TextAction.module.css';

interface TextActionProps extends Press, AriaAttributes {
  children: ReactNode;
  isDisabled?: boolean;
}

/** A small gold word to tap, such as Max or Delete, with a 44 px target that does not push its line apart. */
export function TextAction({ children, link, onPress, isDisabled, ...aria }: TextActionProps) {
  return (
    <Pressable link={link} onPress={onPress} isDisabled={isDisabled} className={styles.action} {...aria}>
      {children}
    </Pressable>
  );
}
