import type { Shape } from '../../domain/gold-bar.ts';

/** The parts of a bar that the light crosses, with the tokens of their colors from its top left corner. */
export const stops = {
  front: [
    [0, '--gold-light'],
    [0.45, '--gold-mid'],
    [1, '--gold-deep'],
  ],
  // Sunk: lit where the front is in the shade.
  frame: [
    [0, '--gold-mid'],
    [0.5, '--gold-mid'],
    [1, '--gold-light'],
  ],
} as const;
/** The names of these parts. */
export const lit = ['front', 'frame'] as const;

/** Whether the light crosses a part. */
export function isLit(tone: Shape['tone']): tone is (typeof lit)[number] {
  return lit.some((one) => one === tone);
}
