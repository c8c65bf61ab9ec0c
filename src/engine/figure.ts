import { type Arithmetic, plain } from '../domain/arithmetic.ts';
import type { Origin } from './view.ts';
import type { Scope } from './scope.ts';

/** A figure that can be explained, over numbers of any make, and the view that it is a field of. */
export interface Figure {
  readonly origin?: Origin | undefined;
  readonly compute: <N>(on: Arithmetic<N>) => N | undefined;
}

/** The figure that a reference such as `$account.dollars` leads to; undefined where nothing was computed. */
export function figureAt(reference: unknown, { data }: Scope): Figure | undefined {
  const [root, field, ...rest] = typeof reference === 'string' ? reference.split('.') : [];
  const origin = root && field && rest.length === 0 ? data[root.slice(1)]?.origin : undefined;
  if (!origin || !field) return undefined;
  const compute: Figure['compute'] = (on) => origin.view.figures?.(origin.answers, origin.parameters, on)[field];
  return compute(plain) === undefined ? undefined : { origin, compute };
}
