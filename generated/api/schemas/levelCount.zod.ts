/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Depth } from './depth.zod.ts';
import { Total } from './total.zod.ts';

export const LevelCount = /*#__PURE__*/ zod.object({
  "level": Depth,
  "total": Total
});

export type LevelCount = zod.input<typeof LevelCount>;
export type LevelCountOutput = zod.output<typeof LevelCount>;
