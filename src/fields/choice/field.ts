import type { FieldKind } from '../../engine/field.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

const choice: FieldKind = { Input: ChoiceInput };
export default choice;
