import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { CopyIcon } from '../../actions/copy/CopyIcon.tsx';
import { CellView } from 'engine/runtime/CellView.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import { FigureCard, useExplanation } from '../../engine/Explained.tsx';
import { exactNode } from './exact.ts';
import type { FactsProps } from './definition.ts';

/**
 * The value of a fact, with a button that copies it where config has one and there is something to copy. The button of the
 * card says what is shown shortened exactly.
 */
export function FactValue({ label, value, copy }: Pick<FactsProps['rows'][number], 'label' | 'value' | 'copy'>) {
  const { t } = useTranslation();
  const scope = useScope();
  const exact = exactNode(value, scope);
  useExplanation(
    exact && {
      label: t(label),
      exact: (
        <FigureCard>
          <CellView node={exact} />
        </FigureCard>
      ),
    },
  );
  const text = valueOf(copy?.value, scope);
  if (copy === undefined || typeof text !== 'string' || text === '') return <CellView node={value} />;
  return (
    <Group component="span" gap={4} wrap="nowrap" justify="end">
      <CellView node={value} />
      <CopyIcon label={copy.label} value={text} />
    </Group>
  );
}
