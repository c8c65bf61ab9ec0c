import { decimalArithmetic } from '../../../domain/arithmetic.ts';
import { gramsOf } from '../../../domain/gold-bar.ts';
import { values } from '../../../values/values.ts';
import { partsOf, sumFigure } from '../../wallet-total.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** Undefined until the amount of every token is known. */
export default defineView<typeof definition>({
  derive: ([balances]) => {
    const parts = Object.values(values.tokens.tokens).flatMap(({ ticker }) =>
      Object.values(partsOf(decimalArithmetic, balances, ticker)),
    );
    const tokens = sumFigure(decimalArithmetic, parts);
    return tokens === undefined ? {} : { grams: gramsOf(tokens) };
  },
});
