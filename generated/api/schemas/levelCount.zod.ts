/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';
import { Depth } from './depth.zod.ts';
import { Total } from './total.zod.ts';

export const LevelCount = /*#__PURE__*/ zod.object({
  "level": Depth,
  "total": Total,
  "active": /*#__PURE__*/ zod.optional(Total),
  "covered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "volumeXaut": /*#__PURE__*/ zod.optional(Amount),
  "volumePaxg": /*#__PURE__*/ zod.optional(Amount)
});

export type LevelCount = zod.input<typeof LevelCount>;
export type LevelCountOutput = zod.output<typeof LevelCount>;
