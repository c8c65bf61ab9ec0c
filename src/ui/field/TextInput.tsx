import { clsx } from 'clsx';
import type { CSSProperties, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Field } from './Field.tsx';
import type { FieldShell } from './Field.tsx';
import styles from './Field.module.css';

interface TextInputProps extends FieldShell {
  value: string;
  /** `pasted` is the text that was pasted or dropped, where that is how the value changed. */
  onChange: (value: string, pasted?: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  /** `amount` sets large figures, left to right, with the decimal keyboard; `code` an address or hash, left to right. */
  kind?: 'text' | 'amount' | 'code' | 'email' | 'search';
  name?: string | undefined;
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  isRequired?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

interface Sized extends CSSProperties {
  '--chars': number;
}

const MODES = { text: 'text', amount: 'decimal', code: 'text', email: 'email', search: 'search' } as const;

/** One line of text in a Field. A native input of at least 16 px, so that no phone zooms in; a long amount is set smaller. */
export function TextInput({
  value,
  onChange,
  onBlur,
  onFocus,
  kind = 'text',
  name,
  placeholder,
  autoComplete = 'off',
  maxLength,
  isDisabled,
  isReadOnly,
  isRequired,
  ref,
  ...shell
}: TextInputProps) {
  const isCode = kind === 'amount' || kind === 'code';
  const sized: Sized = { '--chars': Math.max(1, value.length) };
  return (
    <Field {...shell}>
      {(wiring) => (
        <span className={styles.hold}>
          <input
            {...wiring}
            ref={ref}
            name={name}
            value={value}
            placeholder={placeholder}
            className={clsx(styles.input, styles[kind], isCode && 'num')}
            style={sized}
            dir={isCode ? 'ltr' : 'auto'}
            type={kind === 'email' || kind === 'search' ? kind : 'text'}
            inputMode={MODES[kind]}
            enterKeyHint={kind === 'search' ? 'search' : 'next'}
            autoComplete={autoComplete}
            autoCapitalize={kind === 'text' ? undefined : 'none'}
            autoCorrect={kind === 'text' ? undefined : 'off'}
            spellCheck={kind === 'text' ? undefined : false}
            maxLength={maxLength}
            disabled={isDisabled}
            readOnly={isReadOnly}
            aria-required={isRequired}
            onChange={(event) =>
              onChange(event.currentTarget.value, pastedBy(event.nativeEvent, event.currentTarget.value))
            }
            onBlur={onBlur}
            onFocus={onFocus}
          />
        </span>
      )}
    </Field>
  );
}

/** The text that a paste or drop put there; the whole `value` where the browser does not tell, undefined for keys. */
function pastedBy(event: Event, value: string): string | undefined {
  const isPaste = event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
  return isPaste ? (event.data ?? value) : undefined;
}
