import { Fragment, type ReactNode } from 'react';

import type { Condition } from 'engine/schema/condition.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { isWaiting, useScope } from 'engine/runtime/scope.ts';
import { SkeletonRoom } from '../ui/skeleton/Skeleton.tsx';

interface AlternativesProps<Node> {
  readonly nodes: readonly Node[];
  /** Renders one node; `isPending` while it is unknown whether its condition holds. */
  readonly children: (node: Node, isPending: boolean) => ReactNode;
}

/**
 * Renders the nodes whose conditions hold. While that is unknown, the first candidate is shown in the space of the
 * largest; if it stays unknown, because data failed, that space is empty, so that nothing moves.
 */
export function Alternatives<Node extends { readonly when?: Condition | undefined }>({
  nodes,
  children,
}: AlternativesProps<Node>) {
  const scope = useScope();
  const drawn = (result: boolean | undefined): ReactNode[] =>
    nodes.flatMap((node, index) =>
      evaluate(node.when, scope) === result ? <Fragment key={index}>{children(node, !result)}</Fragment> : [],
    );
  const shown = drawn(true);
  if (shown.length > 0) return shown;
  const open = drawn(undefined);
  return open.length > 0 && <SkeletonRoom isEmpty={!isWaiting(scope)}>{open}</SkeletonRoom>;
}
