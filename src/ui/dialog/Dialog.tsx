import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { focusHeading } from '../page/focus-heading.ts';
import styles from './Dialog.module.css';
import { enterDialog, topDialog } from './open-dialogs.ts';

/** The props of a dialog. */
export interface DialogProps {
  readonly title: string;
  /** Called after Escape, the close button or a tap outside has closed the dialog; the parent unmounts it. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** The content; a function gets a function that closes the dialog. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** The durations of the enter and exit transitions, ms. */
const [coming, leaving] = [180, 120];

/**
 * Mantine's modal: a bottom sheet on phones, a centered card from 768 px. For code that is loaded on demand; screens
 * use LazyDialog.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  // Opened after mounting, else there would be no enter transition.
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, []);
  // Read in a layout effect, before Mantine moves the focus.
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    focused.current = document.activeElement;
    // In the same frame in which it shows: Back may come at once.
    return enterDialog(close);
  }, [isOpen, close]);
  // Mantine restores the focus later, and not at all if the parent unmounts the dialog.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (focused.current === document.body) focusHeading();
      else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const isCalm = document.documentElement.dataset['motion'] === 'reduced';
  return (
    <Modal.Root
      opened={isOpen}
      // All open dialogs receive Escape.
      onClose={() => topDialog() === close && close()}
      onExitTransitionEnd={onClose}
      returnFocus={false}
      lockScroll={false}
      zIndex="var(--layer-dialog)"
      transitionProps={{
        transition: 'fade-up',
        duration: isCalm ? 0 : coming,
        exitDuration: isCalm ? 0 : leaving,
        timingFunction: 'var(--ease)',
      }}
      classNames={styles}
    >
      <Modal.Overlay />
      {/* Inert while it leaves: Mantine may move the focus into it late. */}
      <Modal.Content inert={!isOpen}>
        <Modal.Header>
          <Modal.Title data-autofocus tabIndex={-1}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} icon={<IconX size={20} />} />
        </Modal.Header>
        <Modal.Body>{typeof children === 'function' ? children(close) : children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
