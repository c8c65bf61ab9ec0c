import { type ReactNode, createContext, use, useMemo } from 'react';

import { isNumberStyle } from '../i18n/format/number.ts';
import { type Decimals, type Figure, decimalsTogether } from '../i18n/format/together.ts';
import { holds } from './condition.ts';
import type { Condition } from './definition/condition.ts';
import { type Scope, useScope, valueOf } from './scope.ts';

const none: Decimals = {};
const DecimalsContext = createContext(none);

/** Gives figures that stand together the same decimals. */
export const DecimalsProvider = DecimalsContext.Provider;

/** The decimals of the figures that stand around. */
export function useDecimals(): Decimals {
  return use(DecimalsContext);
}

/**
 * What stands together: every figure that is written in `nodes` (a block, the facts of a step) as the scope has it now has as
 * many decimals as the one among them that needs the most.
 */
export function Together({ nodes, children }: { nodes: object; children: ReactNode }) {
  return <DecimalsProvider value={useSameDecimals(decimalsIn(nodes, [useScope()]))}>{children}</DecimalsProvider>;
}

/** The decimals of the figures of `nodes` in all of the scopes, such as a column's in all its rows. */
export function decimalsIn(nodes: object, scopes: readonly Scope[]): Decimals {
  const written = figuresOf(nodes);
  if (written.length === 0) return none;
  return decimalsTogether(
    scopes.flatMap((scope) =>
      written
        .filter(({ conditions }) => conditions.every((when) => holds(when, scope)))
        .map(({ value, style, unit }) => ({ value: valueOf(value, scope), style, unit: valueOf(unit, scope) })),
    ),
  );
}

/** The decimals of before where they are the same, so that nothing is drawn anew. */
export function useSameDecimals(decimals: Decimals): Decimals {
  const text = JSON.stringify(decimals);
  return useMemo((): Decimals => JSON.parse(text), [text]);
}

type WrittenFigure = Figure & { readonly conditions: readonly Condition[] };
const known = new WeakMap<object, readonly WrittenFigure[]>();

/** The figures that config writes in something, each with the conditions under which it shows. */
function figuresOf(nodes: object): readonly WrittenFigure[] {
  const found = known.get(nodes) ?? [...search(nodes, [])];
  known.set(nodes, found);
  return found;
}

function* search(node: unknown, outer: readonly Condition[]): Generator<WrittenFigure> {
  if (Array.isArray(node)) {
    for (const inner of node) yield* search(inner, outer);
  } else if (isWritten(node)) {
    const conditions = node.when ? [...outer, node.when] : outer;
    const { value, style, unit } = node;
    if (value !== undefined && isNumberStyle(style)) yield { value, style, unit, conditions };
    for (const inner of Object.values(node)) yield* search(inner, conditions);
  }
}

/** Whether it is what config has written: components, icons and modules are not. */
function isWritten(node: unknown): node is Partial<Figure> & { readonly when?: Condition } {
  return (
    typeof node === 'object' &&
    node !== null &&
    Object.getPrototypeOf(node) === Object.prototype &&
    !('$$typeof' in node)
  );
}
