import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CodeCells.module.css';
import type { CodeRefusal } from './refusals.ts';

/** The props of the cells of a code. */
export interface CodeCellsProps {
  readonly length: number;
  readonly value: string;
  /** The refusal of the last code; a new one leads back to the first cell. */
  readonly refusal: CodeRefusal | undefined;
  readonly isReadOnly: boolean;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** The digits of Arabic and Persian keyboards are accepted as well. */
const digits = /^[\d٠-٩۰-۹]+$/;

/** The cells for a two-factor code, from left to right in every language. */
export default function CodeCells({
  length,
  value,
  refusal,
  isReadOnly,
  labelledBy,
  describedBy,
  onChange,
}: CodeCellsProps) {
  const { t } = useTranslation();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (refusal) first.current?.focus();
  }, [refusal]);
  return (
    <PinInput
      ref={first}
      // Its own id changes after the first render, and the cells would lose the focus.
      id={id}
      length={length}
      type={digits}
      placeholder=""
      classNames={styles}
      value={value}
      error={refusal?.isWrong === true}
      readOnly={isReadOnly}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      translate="no"
      getInputProps={(index) => ({
        inputMode: 'numeric',
        type: 'tel',
        'aria-label': t('twoFactor.digit', { digit: index + 1, length }),
      })}
      onChange={(text) => onChange(text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15)))}
    />
  );
}
