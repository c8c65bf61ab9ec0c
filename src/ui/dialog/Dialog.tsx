import { IconX } from '@tabler/icons-react';
import { ActionIcon } from '@mantine/core';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { enterDialog } from './open-dialogs.ts';

interface DialogProps {
  title: string;
  /** Called once Escape, the cross or a tap beside the dialog has closed it; who shows it takes it away. */
  onClose: () => void;
  closeLabel: string;
  /** What is in it; a function is given what closes it as the cross does. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A modal dialog: a sheet from the bottom on phones, a card in the middle from 768 px. The native element brings the
 * focus trap, Escape, the return of the focus and the inert page; Mantine's Modal costs 24.9 kB for the same. Closed, it
 * has given all of that back at once; what is seen of it leaves after.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = useCallback(() => dialog.current?.close(), []);
  useLayoutEffect(() => enterDialog(close), [close]);
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap beside it; Escape is its key
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={(event) => {
        const element = event.currentTarget;
        void hasLeft(element).then(() => {
          // Meanwhile it may have been taken away, or opened again.
          if (element.isConnected && !element.open) onClose();
        });
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <ActionIcon variant="plain" aria-label={closeLabel} onClick={close}>
            <IconX />
          </ActionIcon>
        </div>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </dialog>
  );
}

/** Waits until nothing of a closed dialog moves any more; with reduced motion nothing does. */
function hasLeft(element: HTMLDialogElement): Promise<unknown> {
  return Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
