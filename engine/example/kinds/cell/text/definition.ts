import type { PropsOf } from 'engine/schema/import-mark.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { value } from 'engine/schema/value.ts';
import { z } from 'zod';

const props = z.strictObject({ value });
export type TextProps = PropsOf<typeof props>;

export default defineKind({ description: 'A value as it is', props, example: { value: 'Moby-Dick' } });
