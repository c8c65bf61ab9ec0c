/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const PeriodStart = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean(),
  "lockFinishAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PeriodStart = zod.input<typeof PeriodStart>;
export type PeriodStartOutput = zod.output<typeof PeriodStart>;
