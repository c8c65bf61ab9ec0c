import { Fragment, type ReactNode } from 'react';

import type { Condition } from './definition/condition.ts';
import { holds } from './condition.ts';
import { isWaiting, useScope } from './scope.ts';
import { SkeletonRoom } from '../ui/skeleton/Skeleton.tsx';

interface AlternativesProps<Node> {
  readonly nodes: readonly Node[];
  /** Draws one; `isOpen` while it is not known whether it is the one. */
  readonly children: (node: Node, isOpen: boolean) => ReactNode;
}

/** Those whose conditions hold. While none is known to, the first that may stands for them, in the room of the largest. */
export function Alternatives<Node extends { readonly when?: Condition | undefined }>({
  nodes,
  children,
}: AlternativesProps<Node>) {
  const scope = useScope();
  const drawn = (wanted: boolean | undefined): ReactNode[] =>
    nodes.flatMap((node, index) =>
      holds(node.when, scope) === wanted ? <Fragment key={index}>{children(node, !wanted)}</Fragment> : [],
    );
  const shown = drawn(true);
  if (shown.length > 0 || !isWaiting(scope)) return shown;
  const open = drawn(undefined);
  return open.length > 0 && <SkeletonRoom>{open}</SkeletonRoom>;
}
