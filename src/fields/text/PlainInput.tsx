import { useTranslation } from 'react-i18next';

import { useMessage } from '../../engine/resolved.tsx';
import type { InputProps } from 'engine/runtime/field.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import type { TextProps } from './definition.ts';

/** One line of text, without `maxlength`, as browsers silently truncate a paste. */
export function PlainInput({
  id,
  name,
  text,
  onChange,
  onBlur,
  error,
  isDisabled,
  props,
}: InputProps & { props: TextProps }) {
  const { label, hint, required } = props;
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <TextInput
      id={id}
      name={name}
      label={t(label)}
      value={text}
      error={error}
      description={hint === undefined ? undefined : message(hint)}
      disabled={isDisabled}
      aria-required={required !== undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
