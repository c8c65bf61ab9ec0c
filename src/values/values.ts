import { readBlock } from './block.ts';
import type { Values } from './schema.ts';
import { isValues } from './shape.ts';

const block = readBlock();

/** The plain values of config/, from the deployed index.html; each missing one is that of the build. */
export const values: Values = isValues(block) ? block : (await import('./repair.ts')).repaired(block);
