import type { KindNode } from 'engine/runtime/screen-model.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import { figuresOf } from '../../engine/same-decimals.tsx';
import { formatNumber } from '../../i18n/format/number.ts';
import { recordOf } from 'engine/record.ts';

/** The same cell with all decimals, where it shows one of its numbers shortened; else undefined. */
export function exactNode(node: KindNode, scope: Scope): KindNode | undefined {
  const isShortened = figuresOf(node.props).some(({ value, style }) => {
    const amount = style === 'brief' ? valueOf(value, scope) : undefined;
    return amount !== undefined && formatNumber(amount, 'brief', 'en') !== formatNumber(amount, 'token', 'en');
  });
  return isShortened ? { ...node, props: exactly(node.props) } : undefined;
}

/** Config with the style of exact amounts in place of the brief one. */
function exactly(written: object): object {
  return Object.fromEntries(
    Object.entries(recordOf(written)).map(([name, part]) => {
      if (name === 'style' && part === 'brief') return [name, 'token'];
      return [name, typeof part === 'object' && part !== null && !Array.isArray(part) ? exactly(part) : part];
    }),
  );
}
