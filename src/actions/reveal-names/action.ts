import { defineBinding } from 'engine/runtime/action.ts';
import { areNamesRevealed, revealNames } from '../../engine/privacy.ts';
import type { RevealNamesProps } from './definition.ts';

/** Reveals names, or masks them again. */
export default defineBinding<RevealNamesProps>(() => ({
  run: () => revealNames(!areNamesRevealed()),
  isPressed: areNamesRevealed,
}));
