import { Fragment, createElement } from 'react';

import { evaluate } from './condition.ts';
import type { KindNode } from './screen-model.ts';
import { useScope } from './scope.ts';

/** Nested blocks whose conditions hold; errors are reported by the outer block. */
export function BlockNodes({ blocks }: { blocks: readonly KindNode[] }) {
  const scope = useScope();
  return blocks.map((block, index) =>
    evaluate(block.when, scope) ? <Fragment key={index}>{createElement(block.component, block.props)}</Fragment> : null,
  );
}
