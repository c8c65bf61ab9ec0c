import '@mantine/core/styles/Input.layer.css';
import type { __InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** What an input shows around its control, besides its label. */
export interface Boxed extends Pick<__InputWrapperProps, 'description' | 'error'> {
  /** Beside the label, such as Max or "updated 12 s ago". */
  readonly aside?: ReactNode;
  /** Under the control, in the box; `false` and nothing else leaves out its room. */
  readonly below?: ReactNode;
  /** Whether the hint stays while an error shows, such as what is available; else the error takes its place. */
  readonly isHintKept?: boolean;
}

/** What Mantine's inputs take besides their own props. */
export type InBox<Props> = Omit<Props, 'classNames'> & Pick<Boxed, 'aside'>;

/**
 * Makes an input of Mantine the raised box of a field: label, what stands beside it, control and section inside, the hint
 * and the error below.
 */
export function boxed({ aside, description, error, isHintKept = false, below = false }: Boxed) {
  const isInvalid = Boolean(error);
  return {
    classNames: styles,
    error,
    description: isInvalid && !isHintKept ? undefined : description,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] satisfies __InputWrapperProps['inputWrapperOrder'],
    inputContainer: (input: ReactNode) => (
      <>
        {aside && <span className={styles.aside}>{aside}</span>}
        {input}
        {below !== false && <span className={styles.below}>{below}</span>}
      </>
    ),
    // The place of the error is always there: only what appears in a place that is there already is read aloud.
    wrapperProps: { error: <>{error}</>, mod: { invalid: isInvalid } },
    errorProps: { 'aria-live': 'polite' as const },
  };
}
