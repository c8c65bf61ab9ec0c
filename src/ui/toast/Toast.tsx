import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './Toast.module.css';

interface ToastProps {
  tone?: 'info' | 'positive' | 'negative';
  title: string;
  closeLabel: string;
  onClose: () => void;
}

const MARKS = { info: IconInfoCircle, positive: IconCircleCheck, negative: IconAlertTriangle } as const;

/** One short message; how long it stays is up to who shows it. */
export function Toast({ tone = 'info', title, closeLabel, onClose }: ToastProps) {
  const Mark = MARKS[tone];
  return (
    <div className={clsx(styles.toast, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <p className={styles.title}>{title}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <IconX />
      </button>
    </div>
  );
}

interface ToastRegionProps {
  label: string;
  /** How many toasts stand in it: each new one lifts the region over an open dialog. */
  count: number;
  children: ReactNode;
}

/** The corner the toasts stand in, at the top at the end of the line (top right, in Arabic top left). */
export function ToastRegion({ label, count, children }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && (count === 0 || count > shown.current)) element.hidePopover();
    if (count > 0 && !element.matches(':popover-open')) element.showPopover();
    shown.current = count;
  }, [count]);
  return (
    <section ref={region} popover="manual" aria-label={label} className={styles.region}>
      {children}
    </section>
  );
}
