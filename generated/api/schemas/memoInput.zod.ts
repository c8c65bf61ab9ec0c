/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const MemoInputMax = 120;



export const MemoInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MemoInputMax));

export type MemoInput = zod.input<typeof MemoInput>;
export type MemoInputOutput = zod.output<typeof MemoInput>;
