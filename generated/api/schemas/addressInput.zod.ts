/**
 * Written by orval from openapi.yaml; do not edit.
 */
import * as zod from 'zod/mini';

export const AddressInputMax = 128;



export const AddressInput = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(AddressInputMax));

export type AddressInput = zod.input<typeof AddressInput>;
export type AddressInputOutput = zod.output<typeof AddressInput>;
