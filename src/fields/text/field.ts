import { plainText } from '../../domain/plain-text.ts';
import { defineFieldKind } from 'engine/runtime/field.ts';
import type { TextProps } from './definition.ts';
import { PlainInput } from './PlainInput.tsx';

export default defineFieldKind<TextProps>({
  Input: PlainInput,
  read: plainText,
  takes: ({ takes }) => takes,
  fault: (text, { maxLength }) =>
    plainText(text).length > maxLength
      ? { text: 'form.tooLong', with: { max: { value: maxLength, style: 'count' } } }
      : undefined,
});
