import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseMark } from '../marks/marks.tsx';
import styles from './Dialog.module.css';
import { enterDialog } from './open-dialogs.ts';

interface DialogProps {
  title: string;
  /** Called for Escape, the cross and a tap beside the dialog; who shows it takes it away. */
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A modal dialog: a sheet from the bottom on phones, a card in the middle from 768 px. The native element brings the
 * focus trap, Escape, the return of the focus and the inert page; Mantine's Modal costs 24.9 kB for the same.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => enterDialog(() => close()), []);
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
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton variant="plain" label={closeLabel} icon={<CloseMark />} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
