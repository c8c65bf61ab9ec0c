import { createElement } from 'react';

import { holds } from './condition.ts';
import type { KindNode } from './screen-model.ts';
import { useScope } from './scope.ts';

/** Draws a cell where its condition holds. */
export function CellView({ node }: { node: KindNode }) {
  const scope = useScope();
  return holds(node.when, scope) ? createElement(node.component, node.props) : null;
}

/** Cells one after another, a middle dot between them; one that does not fit beside the others stands on a line of its own. */
export function CellLine({ nodes }: { nodes: readonly KindNode[] }) {
  const scope = useScope();
  const shown = nodes.filter((node) => holds(node.when, scope));
  return (
    <span className="cells">
      {shown.map((node, index) => (
        <span key={nodes.indexOf(node)}>
          {index > 0 && <span className="dot"> · </span>}
          {createElement(node.component, node.props)}
        </span>
      ))}
    </span>
  );
}
