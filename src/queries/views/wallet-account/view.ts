import { serverNow } from '../../../api/server-time.ts';
import { type Decimal, compare, decimal } from '../../../domain/decimal.ts';
import { values } from '../../../values/values.ts';
import { balanceOf, partsOf, priceFigure, shareFigure, sumFigure, worthFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** A token's balances and values in dollars, 1 USDT each; the shares of all tokens add up to the portfolio's value. */
export default defineView<typeof definition>({
  figures: ([balances, rates], { ticker }, on) => {
    const tickers = Object.values(values.tokens.tokens).map((token) => token.ticker);
    const of = (name: string) => {
      const parts = partsOf(on, balances, name);
      const total = sumFigure(on, Object.values(parts));
      const price = priceFigure(on, rates, name);
      return { ...parts, total, price, dollars: worthFigure(on, name, total, price) };
    };
    const account = of(String(ticker));
    const toLock = sumFigure(on, [account.available, account.gift]);
    return {
      ...account,
      toLock,
      toLockDollars: worthFigure(on, String(ticker), toLock, account.price),
      availableDollars: worthFigure(on, String(ticker), account.available, account.price),
      dollarsShare: shareFigure(
        on,
        tickers.map((name) => of(name).dollars),
        tickers.indexOf(String(ticker)),
      ),
    };
  },
  derive: ([balances], { ticker }, { availableDollars, gift }) => {
    const name = String(ticker);
    const balance = balanceOf(balances, name);
    return {
      ticker: name,
      canStart: canStart(availableDollars, gift),
      isLocked: balance?.isLocked,
      lockFinishAt: balance?.lockFinishAt,
      nextFinishAt: nextFinishAt(),
      savedAddress: balance?.lastSavedAddress,
      savedNetwork: balance?.lastSavedNetwork,
    };
  },
});

/** When a period that starts now ends, to the second (docs/decisions/product.md, "starting a period"). */
function nextFinishAt(): string {
  return new Date(serverNow() + values.limits.start.days * 86_400_000).toISOString();
}

/**
 * Whether a commercial period can start with the available amount, in dollars, or the gift amount (W-START-02);
 * undefined while unknown.
 */
function canStart(dollars: Decimal | undefined, gift: Decimal | undefined): boolean | undefined {
  const { usdt, promo } = values.limits.start;
  const isEnough = dollars && compare(dollars, decimal(usdt)) >= 0;
  const isGiftEnough = gift && compare(gift, decimal(promo)) > 0;
  if (isEnough || isGiftEnough) return true;
  return isEnough === undefined || isGiftEnough === undefined ? undefined : false;
}
