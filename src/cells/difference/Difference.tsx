import { parseAmount, subtract } from '../../domain/decimal.ts';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import NumberCell from '../number/Number.tsx';
import type { DifferenceProps } from './definition.ts';

/** The difference of two amounts; waits for both. */
export default function DifferenceCell({ from, take, style, unit }: DifferenceProps) {
  const scope = useScope();
  const [whole, part] = [parseAmount(valueOf(from, scope)), parseAmount(valueOf(take, scope))];
  const rest = whole === undefined || part === undefined ? from : subtract(whole, part);
  return (
    <NumberCell value={whole === undefined ? from : rest} style={style} unit={unit} isChange={false} isPublic={false} />
  );
}
