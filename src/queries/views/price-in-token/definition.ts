import type { ViewDefinition } from '../../../engine/definition/kind.ts';

/** The last price of a pair (`symbol`, over `range` as in `candles`) counted in a token (`ticker`) by its current rate. */
const definition: ViewDefinition = { parameters: ['symbol', 'range', 'ticker'], fields: ['price'], requests: [] };
export default definition;
