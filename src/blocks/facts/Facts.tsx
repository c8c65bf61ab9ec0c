import { Card } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { FactValue } from './FactValue.tsx';
import { ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { ExplainButton } from '../../engine/Explained.tsx';
import { evaluate } from 'engine/runtime/condition.ts';
import { isWaiting, useScope } from 'engine/runtime/scope.ts';
import { KeyValue, KeyValueList } from '../../ui/key-value/KeyValue.tsx';
import { SectionHeader } from '../../ui/section-header/SectionHeader.tsx';
import { Growing } from '../../ui/growing/Growing.tsx';
import type { FactsProps } from './definition.ts';

/** Labels and values in a card. */
export default function Facts({ title, rows, buttons }: FactsProps) {
  const id = useId();
  const { t } = useTranslation();
  const scope = useScope();
  // What is below a row that may come is not shown before it.
  const open = isWaiting(scope) ? rows.findIndex((row) => evaluate(row.when, scope) === undefined) : -1;
  return (
    <Card component="section" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && <SectionHeader id={id} title={t(title)} beside={<ExplainButton />} />}
      <KeyValueList hasLines>
        {(open === -1 ? rows : rows.slice(0, open))
          .filter((row) => evaluate(row.when, scope))
          .map((row) => (
            <KeyValue
              key={row.label}
              label={t(row.label)}
              value={<FactValue {...row} />}
              isStacked={row.isStacked}
              tone="strong"
            />
          ))}
      </KeyValueList>
      {open !== -1 && <Growing />}
      <ButtonNodes buttons={buttons} />
    </Card>
  );
}
