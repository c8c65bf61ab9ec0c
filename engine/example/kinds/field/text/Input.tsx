import type { InputProps } from 'engine/runtime/field.ts';

import { textOf } from '../../../app/texts.ts';
import type { TextFieldProps } from './definition.ts';

export function Input({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  isDisabled,
  props,
}: InputProps & { props: TextFieldProps }) {
  return (
    <p>
      <label htmlFor={id}>{textOf(props.label)}</label>{' '}
      <input
        id={id}
        name={name}
        value={text}
        disabled={isDisabled}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <span id={`${id}-error`}>{error}</span>
    </p>
  );
}
