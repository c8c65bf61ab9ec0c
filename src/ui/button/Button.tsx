import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Pressable } from '../pressable/Pressable.tsx';
import type { Press } from '../pressable/Pressable.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import styles from './Button.module.css';

interface ButtonProps extends Press {
  children: ReactNode;
  /** `primary` is the one gold action of a screen. */
  variant?: 'primary' | 'quiet' | 'outline' | 'danger';
  /** `lg` 52 px high, `md` 46, `sm` 44 with small text. */
  size?: 'lg' | 'md' | 'sm';
  /** Icon before the text. */
  icon?: ReactNode;
  /** The request runs: a spinner over the kept text, taps do nothing. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Why it cannot be tapped; shown under the button, which stays reachable by keyboard. */
  disabledReason?: string | undefined;
  type?: 'button' | 'submit';
  /** Fills its row (default) or is as wide as its text. */
  isWide?: boolean;
}

/**
 * The button of the app, a link where `link` is given. A plain element: the same of Mantine costs 13.6 kB of the
 * first load with its provider, this one 1.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'lg',
  icon,
  isBusy = false,
  isDisabled = false,
  disabledReason,
  type = 'button',
  isWide = true,
  link,
  onPress,
}: ButtonProps) {
  const reasonId = useId();
  const isOff = isBusy || isDisabled || disabledReason !== undefined;
  const className = classes(styles.button, styles[variant], styles[size], isWide && styles.wide, isBusy && styles.busy);
  const content = (
    <>
      {icon}
      <span className={styles.text}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </>
  );
  if (link !== undefined && !isOff)
    return (
      <Pressable link={link} className={className}>
        {content}
      </Pressable>
    );

  function press(event: MouseEvent): void {
    if (isOff) event.preventDefault();
    else onPress?.();
  }

  const button = (
    <button
      type={type}
      className={className}
      onClick={press}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={disabledReason === undefined ? undefined : reasonId}
    >
      {content}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <div className={classes(styles.reasoned, isWide && styles.wide)}>
      {button}
      <p id={reasonId} className={styles.reason}>
        {disabledReason}
      </p>
    </div>
  );
}

/** Buttons side by side in equal columns; they stack when a text would not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
