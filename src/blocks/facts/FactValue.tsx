import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CellView } from 'engine/runtime/CellView.tsx';
import { type Scope, useScope, valueOf } from 'engine/runtime/scope.ts';
import type { KindNode } from 'engine/runtime/screen-model.ts';
import { recordOf } from 'engine/record.ts';

import { CopyIcon } from '../../actions/copy/CopyIcon.tsx';
import { FigureCard, useExplanation } from '../../engine/Explained.tsx';
import type { FactsProps } from './definition.ts';
import { figuresOf } from '../../engine/same-decimals.tsx';
import { formatNumber } from '../../i18n/format/number.ts';

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
    <Group component="span" gap={4} wrap="nowrap" justify="space-between">
      <CellView node={value} />
      <CopyIcon label={copy.label} value={text} />
    </Group>
  );
}

/** The same cell with all decimals, where it shows one of its numbers shortened; else undefined. */
function exactNode(node: KindNode, scope: Scope): KindNode | undefined {
  const isShortened = figuresOf(node.props).some(({ value, style }) => {
    const amount = style === 'brief' ? valueOf(value, scope) : undefined;
    return amount !== undefined && formatNumber(amount, 'brief', 'en') !== formatNumber(amount, 'token', 'en');
  });
  return isShortened ? { ...node, props: exactly(node.props) } : undefined;
}

/** Config with the style of exact amounts in place of the brief one. */
function exactly(written: object): object {
  return Object.fromEntries(
    Object.entries(recordOf(written)).map(([name, part]) => {
      if (name === 'style' && part === 'brief') return [name, 'token'];
      return [name, typeof part === 'object' && part !== null && !Array.isArray(part) ? exactly(part) : part];
    }),
  );
}
