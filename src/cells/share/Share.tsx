import { decimal, divideDown, isZero, multiply, parseAmount } from '../../domain/decimal.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import NumberCell from '../number/Number.tsx';
import type { ShareProps } from './definition.ts';

const hundred = decimal('100');
const inPercent = { style: 'percent', isChange: false, isPublic: false } as const;

/** The share of a part in its whole, rounded down; waits for both, and is a dash of nothing. */
export default function ShareCell({ part, whole }: ShareProps) {
  const scope = useScope();
  const [of, all] = [parseAmount(valueOf(part, scope)), parseAmount(valueOf(whole, scope))];
  const isKnown = of !== undefined && all !== undefined && !isZero(all);
  // While one of them is missing, the cell waits for it or says that it is missing.
  const value = isKnown ? divideDown(multiply(of, hundred), all, 4) : of === undefined ? part : whole;
  if (!isKnown && all !== undefined && isZero(all)) return '—';
  return <NumberCell value={value} {...inPercent} />;
}
