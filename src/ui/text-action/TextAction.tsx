import type { AriaAttributes, ReactNode } from 'react';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './TextAction.module.css';

interface TextActionProps extends Press, AriaAttributes {
  children: ReactNode;
  /** Icon before the text. */
  icon?: ReactNode;
  /** The request runs: a spinner in the icon's place, taps do nothing. */
  isBusy?: boolean;
  isDisabled?: boolean;
}

/** A small gold word to tap, such as Max or Delete, with a 44 px target that does not push its line apart. */
export function TextAction({ children, icon, isBusy = false, link, onPress, isDisabled, ...aria }: TextActionProps) {
  return (
    <Pressable
      link={link}
      onPress={isBusy ? undefined : onPress}
      isDisabled={isDisabled}
      className={styles.action}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...aria}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </Pressable>
  );
}
