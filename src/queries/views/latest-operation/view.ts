import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** The latest operation has the highest date of the first page; unknown if no date can be read. */
export default defineView<typeof definition>({
  derive: ([operations]) => {
    if (!operations) return {};
    if (operations.result.length === 0) return { isFound: false };
    const dated = operations.result.flatMap((one) => (one.date === undefined ? [] : [{ ...one, date: one.date }]));
    const latest = dated.reduce<(typeof dated)[number] | undefined>(
      (best, one) => (best && best.date >= one.date ? best : one),
      undefined,
    );
    return latest ? { ...latest, isFound: true } : {};
  },
});
