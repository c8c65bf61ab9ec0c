import { defineFieldKind } from '../../engine/field.ts';
import type { ChoiceProps } from './definition.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

export default defineFieldKind<ChoiceProps>({ Input: ChoiceInput });
