import { defineFieldKind } from 'engine/runtime/field.ts';
import type { LanguageProps } from './definition.ts';
import { LanguageInput } from './LanguageInput.tsx';

export default defineFieldKind<LanguageProps>({ Input: LanguageInput });
