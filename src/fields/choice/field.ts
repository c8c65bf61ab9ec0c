import { defineFieldKind } from 'engine/runtime/field.ts';
import type { ChoiceProps } from './definition.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

export default defineFieldKind<ChoiceProps>({ Input: ChoiceInput });
