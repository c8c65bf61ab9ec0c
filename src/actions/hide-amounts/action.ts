import { defineBinding } from 'engine/runtime/action.ts';
import { areAmountsHidden, hideAmounts } from '../../engine/privacy.ts';
import type { HideAmountsProps } from './definition.ts';

/** Hides every amount, or shows them again. */
export default defineBinding<HideAmountsProps>(() => ({
  run: () => hideAmounts(!areAmountsHidden()),
  isPressed: areAmountsHidden,
}));
