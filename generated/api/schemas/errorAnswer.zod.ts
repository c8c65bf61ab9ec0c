/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorCode } from './errorCode.zod.ts';

export const errorAnswerAttemptsLeftMin = 0;



export const ErrorAnswer = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.string(),
  "code": ErrorCode,
  "field": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "attemptsLeft": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(errorAnswerAttemptsLeftMin)))
});

export type ErrorAnswer = zod.input<typeof ErrorAnswer>;
export type ErrorAnswerOutput = zod.output<typeof ErrorAnswer>;
