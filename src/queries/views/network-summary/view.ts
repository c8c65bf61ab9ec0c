import { summaryOf } from '../../marketing.ts';
import { sumFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** Counts are sums over all depths; that of active partners is known only if every depth has one. */
export default defineView<typeof definition>({
  figures: ([depths, volumes, profits, rates], _, on) => ({
    ...summaryOf(on, volumes, profits, rates),
    count:
      depths &&
      sumFigure(
        on,
        depths.result.map(({ total }) => on.input('peopleAtDepth', total)),
      ),
  }),
  derive: ([depths]) => ({
    active: depths?.result.reduce<number | undefined>(
      (sum, { active }) => (sum === undefined || active === undefined ? undefined : sum + active),
      0,
    ),
  }),
});
