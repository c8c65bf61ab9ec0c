import { createElement } from 'react';

import { evaluate } from './condition.ts';
import type { KindNode } from './screen-model.ts';
import { useScope } from './scope.ts';

/** Renders a cell if its condition holds. */
export function CellView({ node }: { node: KindNode }) {
  const scope = useScope();
  return evaluate(node.when, scope) ? createElement(node.component, node.props) : null;
}

interface CellLineProps {
  readonly nodes: readonly KindNode[];
  /** Further ones, which show where the line is wide. */
  readonly extra?: readonly KindNode[] | undefined;
}

/** Cells in a row, separated by middle dots; a cell that does not fit wraps to its own line. */
export function CellLine({ nodes, extra }: CellLineProps) {
  const scope = useScope();
  const all = extra ? [...nodes, ...extra] : nodes;
  const shown = all.filter((node) => evaluate(node.when, scope));
  return (
    <span className="cells">
      {shown.map((node, index) => (
        <span key={all.indexOf(node)} className={extra?.includes(node) ? 'extra' : undefined}>
          {index > 0 && <span className="dot"> · </span>}
          {createElement(node.component, node.props)}
        </span>
      ))}
    </span>
  );
}
