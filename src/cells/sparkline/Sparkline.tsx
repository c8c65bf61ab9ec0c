import { useTranslation } from 'react-i18next';

import { parseAmount } from '../../domain/decimal.ts';
import { entryScope } from 'engine/runtime/scope.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { Line, LineSkeleton } from './Line.tsx';
import type { SparklineProps } from './definition.ts';

/** A small line chart; numbers become floats only for drawing. Nothing with fewer than two. */
export default function SparklineCell({ rows, value, label }: SparklineProps) {
  const { t } = useTranslation();
  const scope = useScope();
  return (
    <ResolvedValue value={rows} placeholder={<LineSkeleton />}>
      {(entries) => {
        const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
        const numbers = list.flatMap((entry, index) => {
          const amount = parseAmount(valueOf(value, entryScope(scope, entry, index)));
          return amount === undefined ? [] : [Number(amount)];
        });
        return numbers.length > 1 && <Line values={numbers} label={t(label)} />;
      }}
    </ResolvedValue>
  );
}
