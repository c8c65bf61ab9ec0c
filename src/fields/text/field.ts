import { defineFieldKind } from '../../engine/field.ts';
import type { TextProps } from './definition.ts';
import { PlainInput } from './PlainInput.tsx';

export default defineFieldKind<TextProps>({ Input: PlainInput });
