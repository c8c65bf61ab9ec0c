import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import styles from './Dialog.module.css';
import { enterDialog, topDialog } from './open-dialogs.ts';

/** What a dialog is given. */
export interface DialogProps {
  readonly title: string;
  /** Called once Escape, the cross or a tap beside the dialog has closed it; who shows it takes it away. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** What is in it; a function is given what closes it as the cross does. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** How long it takes to come and to leave, ms. */
const [coming, leaving] = [180, 120];

/**
 * Mantine's modal: a sheet from the bottom on phones, a card in the middle from 768 px. It is for code that comes when it
 * is needed; screens take LazyDialog.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  // Opened once it is there, else it would not be seen coming.
  useEffect(() => {
    const timer = setTimeout(() => setIsOpen(true));
    return () => clearTimeout(timer);
  }, []);
  // Read in a layout effect, which comes before Mantine moves the focus.
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) focused.current = document.activeElement;
  }, [isOpen]);
  // Mantine gives the focus back later, and not at all where who shows the dialog takes it away.
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = enterDialog(close);
    return () => {
      leave();
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    };
  }, [isOpen, close]);
  const isCalm = document.documentElement.dataset['motion'] === 'reduced';
  return (
    <Modal.Root
      opened={isOpen}
      // Escape is heard by all that are open.
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
      <Modal.Content>
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
