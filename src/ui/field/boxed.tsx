import '@mantine/core/styles/Input.layer.css';
import type { __InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** The content around the control of an input, besides its label. */
export interface FieldContent extends Pick<__InputWrapperProps, 'description' | 'error'> {
  /** Shown beside the label, such as Max or "updated 12 s ago". */
  readonly aside?: ReactNode;
  /** A figure below the control, in the box; only `false` reserves no space for it. */
  readonly below?: ReactNode;
  /** Whether the hint stays visible with an error, such as the available amount; else the error replaces it. */
  readonly isHintKept?: boolean;
}

/** The props of a Mantine input in a field box. */
export type FieldInputProps<Props> = Omit<Props, 'classNames'> & Pick<FieldContent, 'aside'>;

/**
 * Props that style a Mantine input as a field box, with label, aside, control and section inside, and the error and the
 * hint below.
 */
export function fieldProps({ aside, description, error, isHintKept = false, below = false }: FieldContent) {
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
        {below !== false && (
          <span className={styles.below} translate="no">
            {below}
          </span>
        )}
      </>
    ),
    // The error element always exists, as screen readers announce only changes of existing live regions.
    wrapperProps: { error: <>{error}</>, mod: { invalid: isInvalid } },
    errorProps: { 'aria-live': 'polite' as const },
  };
}
