import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';

import { type FieldContent, type FieldInputProps, fieldProps } from './boxed.tsx';

type Props = FieldInputProps<TextInputProps> & Pick<FieldContent, 'isHintKept' | 'below'>;

/**
 * Mantine's text input, which no phone corrects: it holds amounts, addresses, memos and searches. The font size is at least 16 px, so that phones do not zoom in. The variants `amount` and,
 * larger, `hero` have large digits, which shrink with the number of characters in the style's `--chars`; `code` is for
 * addresses and hashes.
 */
export function TextInput({ aside, description, error, isHintKept = false, below, ...props }: Props) {
  const isAmount = props.variant === 'amount' || props.variant === 'hero';
  const isCode = isAmount || props.variant === 'code';
  return (
    <MantineTextInput
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      attributes={{ input: { dir: isCode ? 'ltr' : 'auto' }, ...(isAmount && { section: { translate: 'no' } }) }}
      {...props}
      {...fieldProps({ aside, description, error, isHintKept, below })}
    />
  );
}
