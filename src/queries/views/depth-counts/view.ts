import { defineView } from '../define.ts';
import type definition from './definition.ts';

const depths = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A depth missing in the response has no partners. */
export default defineView<typeof definition>({
  derive: ([counts]) => {
    if (!counts) return {};
    const at = (depth: number) => {
      const found = counts.result.find(({ level }) => level === depth);
      return found ? found.total : 0;
    };
    return Object.fromEntries(depths.map((depth) => [`at${depth}`, at(depth)]));
  },
});
