import { defineFieldKind } from 'engine/runtime/field.ts';

import type { TextFieldProps } from './definition.ts';
import { Input } from './Input.tsx';

export default defineFieldKind<TextFieldProps>({ Input });
