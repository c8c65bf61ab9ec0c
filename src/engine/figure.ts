import { type Arithmetic, type GivenName, decimalArithmetic } from '../domain/arithmetic.ts';
import { CatalogueEntry, type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { Figure, Origin } from 'engine/runtime/view.ts';
import { recordOf } from 'engine/record.ts';

/**
 * Returns a figure, or the one behind a reference such as `$account.dollars` or `$form.amount.usdt`; undefined if there
 * is none or it cannot be computed yet.
 */
export function figureAt(given: unknown, scope: Scope): Figure | undefined {
  const figure = isFigure(given) ? given : figureBehind(given, scope);
  return figure?.compute(decimalArithmetic) === undefined ? undefined : figure;
}

/** Says of a figure only whether it is computed. */
const computing: Arithmetic<boolean> = {
  kept: new WeakMap(),
  given: () => false,
  by: () => true,
  called: (_, number) => number,
};

/** Whether a figure is computed from others, and not a number of an answer or of config as it is. */
export function isComputed(figure: Figure): boolean {
  return figure.compute(computing) === true;
}

function isFigure(given: unknown): given is Figure {
  return typeof given === 'object' && given !== null && 'compute' in given;
}

function figureBehind(reference: unknown, { data, roots }: Scope): Figure | undefined {
  const [root = '', name = '', part, ...rest] = typeof reference === 'string' ? reference.slice(1).split('.') : [];
  if (rest.length > 0) return undefined;
  return part === undefined ? figureOfView(data[root]?.origin, name) : figureOfField(recordOf(roots[root])[name], part);
}

function figureOfView(origin: Origin | undefined, field: string): Figure | undefined {
  return origin && { origin, compute: (on) => figuresOf(origin, on)[field] };
}

/** The figures of a view; computed once for the same answers where the arithmetic keeps them. */
function figuresOf<N>(origin: Origin, on: Arithmetic<N>): Readonly<Record<string, N | undefined>> {
  const { view, answers, parameters } = origin;
  const figures = on.kept?.get(origin) ?? view.figures?.(answers, parameters, on) ?? {};
  on.kept?.set(origin, figures);
  return figures;
}

function figureOfField(entry: unknown, part: string): Figure | undefined {
  return entry instanceof CatalogueEntry ? entry.figures[part] : undefined;
}

/** Returns the figure behind a reference, or its plain value as a given number. */
export function numberAt(name: GivenName, reference: unknown, token: string, scope: Scope): Figure {
  return figureAt(reference, scope) ?? { compute: (on) => on.given(name, valueOf(reference, scope), token) };
}
