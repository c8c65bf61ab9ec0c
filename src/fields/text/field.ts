import type { FieldKind } from '../../engine/field.ts';
import { PlainInput } from './PlainInput.tsx';

const text: FieldKind = { Input: PlainInput };
export default text;
