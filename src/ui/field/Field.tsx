import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** What the control inside a Field spreads onto its native element. */
interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What every input shows around its control. */
export interface FieldShell {
  label: ReactNode;
  /** Shown under the box while there is no error. */
  hint?: ReactNode;
  /** Replaces the hint, reddens the edge and is read aloud when it appears. */
  error?: string | undefined;
  /** After the control, such as the token. */
  suffix?: ReactNode;
  /** Beside the label, such as Max or "updated 12 s ago". */
  aside?: ReactNode;
  /** Given where the form names its controls itself. */
  id?: string | undefined;
}

interface FieldProps extends FieldShell {
  children: (wiring: FieldWiring) => ReactNode;
}

/** The raised box around an input: label, control, suffix, and the hint or error that belongs to it by id. */
export function Field({ label, hint, error, suffix, aside, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error !== undefined && error !== '';
  const hasHint = hint !== undefined && !hasError;
  return (
    <div className={styles.field}>
      <div className={clsx(styles.box, hasError && styles.invalid)}>
        <div className={styles.top}>
          <label htmlFor={controlId} className={styles.label}>
            {label}
          </label>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </div>
        <div className={styles.line}>
          {children({
            id: controlId,
            'aria-describedby': hasError ? errorId : hasHint ? hintId : undefined,
            'aria-invalid': hasError ? true : undefined,
          })}
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </div>
      </div>
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
