import { Card } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { CellView } from 'engine/runtime/CellView.tsx';
import { ExplainButton, FigureCard } from '../engine/Explained.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { useScope } from 'engine/runtime/scope.ts';
import type { FigureNode } from 'engine/runtime/screen-model.ts';
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
      <FigureCard>
        <Card>
          <KeyValueList>
            {shown.map((fact, place) => (
              <KeyValue
                key={fact.label}
                label={
                  place === 0 ? (
                    <>
                      {t(fact.label)} <ExplainButton />
                    </>
                  ) : (
                    t(fact.label)
                  )
                }
                value={<CellView node={fact.value} />}
                tone={fact.isLarge ? 'large' : undefined}
              />
            ))}
          </KeyValueList>
        </Card>
      </FigureCard>
    </div>
  );
});
