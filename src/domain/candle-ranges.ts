/** The times that candles are there for. */
export const candleRanges = ['1h', '6h', '24h'] as const;
