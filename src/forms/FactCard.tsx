import { Card } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from '../engine/CellView.tsx';
import { evaluate } from '../engine/condition.ts';
import { useScope } from '../engine/scope.ts';
import type { FigureNode } from '../engine/screen-model.ts';
import { KeyValue, KeyValueList } from '../ui/key-value/KeyValue.tsx';

interface FactCardProps {
  readonly facts: readonly FigureNode[];
  readonly isLive?: boolean;
}

/** Labels and values beside the fields; with `isLive`, changes are announced to screen readers. */
export const FactCard = memo(function FactCard({ facts, isLive = false }: FactCardProps) {
  const { t } = useTranslation();
  const scope = useScope();
  const shown = facts.filter((fact) => evaluate(fact.when, scope));
  if (shown.length === 0) return null;
  return (
    <div aria-live={isLive ? 'polite' : undefined}>
      <Card>
        <KeyValueList>
          {shown.map((fact) => (
            <KeyValue
              key={fact.label}
              label={t(fact.label)}
              value={<CellView node={fact.value} />}
              tone={fact.isLarge ? 'large' : undefined}
            />
          ))}
        </KeyValueList>
      </Card>
    </div>
  );
});
