import { z } from 'zod';

import { defineKind } from '../../engine/definition/kind.ts';
import { message } from '../../engine/definition/reference.ts';
import { unit, value } from '../../engine/definition/value.ts';

const props = z.strictObject({
  title: message.describe('What the price is of, such as "Bitcoin in XAUT"'),
  symbol: value.describe('The pair in the notation of the exchange, such as $search.token.candleSymbol'),
  gold: value.optional().describe('The pair of the gold token that the price is in; in dollars if left out'),
  unit: unit.describe('What the price is in: USD, or the ticker of the gold token'),
});
/** The props of the block `price-target`, as its component gets them. */
export type PriceTargetProps = z.output<typeof props>;

export default defineKind({
  description: 'A price at which the user is told, while the tab is open (priceTarget in config/app.json)',
  props,
  example: { title: 'trading.title', symbol: 'BTCUSD', unit: 'USD' },
});
