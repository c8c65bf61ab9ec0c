import { createElement } from 'react';

import { holds } from './condition.ts';
import type { KindNode } from './screen-model.ts';
import { useScope } from './scope.ts';

/** Blocks inside of another block, those whose conditions hold; what breaks is the outer block's to tell. */
export function BlockNodes({ blocks }: { blocks: readonly KindNode[] }) {
  const scope = useScope();
  return blocks.map((block, index) =>
    holds(block.when, scope) ? createElement(block.component, { key: index, ...block.props }) : null,
  );
}
