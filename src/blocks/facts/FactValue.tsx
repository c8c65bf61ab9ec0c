import { Group } from '@mantine/core';

import { CopyIcon } from '../../actions/copy/CopyIcon.tsx';
import { CellView } from 'engine/runtime/CellView.tsx';
import { useScope, valueOf } from 'engine/runtime/scope.ts';
import type { FactsProps } from './definition.ts';

/** The value of a fact, with a button that copies it where config has one and there is something to copy. */
export function FactValue({ value, copy }: Pick<FactsProps['rows'][number], 'value' | 'copy'>) {
  const text = valueOf(copy?.value, useScope());
  if (copy === undefined || typeof text !== 'string' || text === '') return <CellView node={value} />;
  return (
    <Group component="span" gap={4} wrap="nowrap" justify="end">
      <CellView node={value} />
      <CopyIcon label={copy.label} value={text} />
    </Group>
  );
}
