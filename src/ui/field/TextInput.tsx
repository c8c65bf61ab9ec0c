import { TextInput as MantineTextInput, type TextInputProps } from '@mantine/core';

import { type Boxed, type InBox, boxed } from './boxed.tsx';

/** What is typed letter by letter is not corrected, and reads left to right in every language. */
const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

type Props = InBox<TextInputProps> & Pick<Boxed, 'isHintKept' | 'below'>;

/**
 * Mantine's input for one line, of at least 16 px, so that no phone zooms in. The variants `amount` and, larger, `hero` set large figures,
 * smaller where the style's `--chars` says that they are many; `code` is an address or a hash.
 */
export function TextInput({ aside, description, error, isHintKept = false, below, ...props }: Props) {
  const isCode = props.variant === 'amount' || props.variant === 'hero' || props.variant === 'code';
  return (
    <MantineTextInput
      autoComplete="off"
      enterKeyHint="next"
      attributes={{ input: { dir: isCode ? 'ltr' : 'auto' } }}
      {...(isCode ? verbatim : {})}
      {...props}
      {...boxed({ aside, description, error, isHintKept, below })}
    />
  );
}
