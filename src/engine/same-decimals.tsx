import { createContext, use, useMemo } from 'react';

import { isNumberStyle } from '../i18n/format/number.ts';
import { type Decimals, type ShownNumber, decimalsTogether } from '../i18n/format/same-decimals.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import type { Condition } from 'engine/schema/condition.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';

const none: Decimals = {};
const DecimalsContext = createContext(none);

/** Provides the same decimals to the figures of a column, such as the rows of a list. */
export const DecimalsProvider = DecimalsContext.Provider;

/** Returns the decimals of the surrounding column; none elsewhere, where each figure has its own. */
export function useDecimals(): Decimals {
  return use(DecimalsContext);
}

/** Returns the decimals of the figures of `nodes` in all scopes, such as a column in all its rows. */
export function decimalsIn(nodes: object, scopes: readonly Scope[]): Decimals {
  const written = figuresOf(nodes);
  if (written.length === 0) return none;
  return decimalsTogether(
    scopes.flatMap((scope) =>
      written
        .filter(({ conditions }) => conditions.every((when) => evaluate(when, scope)))
        .map(({ value, style, unit }) => ({ value: valueOf(value, scope), style, unit: valueOf(unit, scope) })),
    ),
  );
}

/** Returns the previous decimals if they are equal, to avoid a rerender. */
export function useSameDecimals(decimals: Decimals): Decimals {
  const text = JSON.stringify(decimals);
  return useMemo((): Decimals => JSON.parse(text), [text]);
}

type WrittenFigure = ShownNumber & { readonly conditions: readonly Condition[] };
const known = new WeakMap<object, readonly WrittenFigure[]>();

/** Returns the figures in a piece of config, each with its display conditions. */
export function figuresOf(nodes: object): readonly WrittenFigure[] {
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

/** Whether a node is plain config: components, icons and modules are not. */
function isWritten(node: unknown): node is Partial<ShownNumber> & { readonly when?: Condition } {
  return (
    typeof node === 'object' &&
    node !== null &&
    Object.getPrototypeOf(node) === Object.prototype &&
    !('$$typeof' in node)
  );
}
