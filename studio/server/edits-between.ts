import type { JSONPath } from 'jsonc-parser';

import { isNode } from '../../compiler/rules/rule.ts';
import { type Edit, isSame } from './edit-text.ts';
import { pairsOf } from './merge.ts';

/** The edits that make one value of another, as few as keep the layout of what stays. */
export function editsBetween(from: unknown, to: unknown, path: JSONPath = []): Edit[] {
  if (isSame(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to)) return listEdits(from, to, path);
  if (!isNode(from) || !isNode(to)) return [{ op: 'set', path, value: to }];
  const isReordered = !isSame(
    Object.keys(from).filter((key) => key in to),
    Object.keys(to).filter((key) => key in from),
  );
  if (isReordered) return [{ op: 'set', path, value: to }];
  return [
    ...Object.keys(from).flatMap((key): Edit[] => (key in to ? [] : [{ op: 'remove', path: [...path, key] }])),
    ...Object.entries(to).flatMap(([key, value]): Edit[] =>
      key in from ? editsBetween(from[key], value, [...path, key]) : [{ op: 'set', path: [...path, key], value }],
    ),
  ];
}

function listEdits(from: readonly unknown[], to: readonly unknown[], path: JSONPath): Edit[] {
  const partners = pairsOf(from, to);
  const order = to.flatMap((_, index) => partners.get(index) ?? []);
  const isMoved = order.some((partner, index) => partner < (order[index - 1] ?? -1));
  if (isMoved) return [{ op: 'set', path, value: to }];
  const gone = [...from.keys()].filter((index) => !order.includes(index)).toReversed();
  return [
    ...gone.map((index): Edit => ({ op: 'remove', path: [...path, index] })),
    ...to.flatMap((value, index): Edit[] => {
      const partner = partners.get(index);
      if (partner === undefined) return [{ op: 'insert', path, index, value }];
      return editsBetween(from[partner], value, [...path, index]);
    }),
  ];
}
