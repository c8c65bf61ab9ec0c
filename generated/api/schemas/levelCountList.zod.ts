/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { LevelCount } from './levelCount.zod.ts';

export const LevelCountList = /*#__PURE__*/ zod.object({
  "result": /*#__PURE__*/ zod.array(LevelCount)
});

export type LevelCountList = zod.input<typeof LevelCountList>;
export type LevelCountListOutput = zod.output<typeof LevelCountList>;
