/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';
import { Amount } from './amount.zod.ts';

export const Volumes = /*#__PURE__*/ zod.object({
  "XAUT": Amount,
  "PAXG": Amount
});

export type Volumes = zod.input<typeof Volumes>;
export type VolumesOutput = zod.output<typeof Volumes>;
