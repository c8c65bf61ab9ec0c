/** The time ranges for which candles are available. */
export const candleRanges = ['1h', '6h', '24h', '7d', '30d'] as const;
