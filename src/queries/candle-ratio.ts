import type { CandleList } from '../../generated/api/schemas/candleList.zod.ts';
import type { Decimal } from '../domain/decimal.ts';
import { stepsOf, volumeOf } from './candle-range.ts';

/** The closes of a coin and of a gold token at the same time, and the coin's volume in the whole step. */
export interface PairedCloses {
  /** The start of the step, epoch ms. */
  readonly time: number;
  /** Undefined where no time of the step has a candle of both. */
  readonly closes: readonly [coin: number, gold: number] | undefined;
  readonly volume: Decimal | undefined;
}

/**
 * The steps of a coin's range, oldest first, each with the closes of the last minute (or hour) in which both were traded:
 * a price of one time is never compared with the gold of another.
 */
export function pairedCloses(coin: CandleList, gold: CandleList, range: unknown): PairedCloses[] {
  const goldAt = new Map(gold.map(([time, , close]) => [time, close]));
  return stepsOf(coin, range).map(({ time, parts }) => {
    const pairs = parts.flatMap(([at, , close]): PairedCloses['closes'][] => {
      const other = goldAt.get(at);
      return other === undefined ? [] : [[close, other]];
    });
    return { time, closes: pairs.at(-1), volume: volumeOf(parts) };
  });
}
