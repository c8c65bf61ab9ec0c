import { createElement } from 'react';

import { holds } from './condition.ts';
import type { KindNode } from './screen-model.ts';
import { useScope } from './scope.ts';
import { Together } from './together.tsx';

/** Blocks inside of another block, those whose conditions hold; what breaks is the outer block's to tell. */
export function BlockNodes({ blocks }: { blocks: readonly KindNode[] }) {
  const scope = useScope();
  return blocks.map((block, index) =>
    holds(block.when, scope) ? (
      <Together key={index} nodes={block.props}>
        {createElement(block.component, block.props)}
      </Together>
    ) : null,
  );
}
