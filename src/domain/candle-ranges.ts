/** The time ranges for which candles are available. */
export const candleRanges = ['1h', '6h', '24h'] as const;
