import { type Arithmetic, type InputName, decimalArithmetic } from '../domain/arithmetic.ts';
import { CatalogueEntry, type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { Figure, Origin } from 'engine/runtime/view.ts';
import { recordOf } from 'engine/record.ts';

/**
 * Returns a figure, or the one behind a reference such as `$account.dollars` or `$form.amount.usdt`; undefined if there
 * is none or it cannot be computed yet.
 */
export function figureAt(value: unknown, scope: Scope): Figure | undefined {
  const figure = isFigure(value) ? value : figureBehind(value, scope);
  return figure?.compute(decimalArithmetic) === undefined ? undefined : figure;
}

/** Says of a figure only whether it is computed. */
const computing: Arithmetic<boolean> = {
  kept: new WeakMap(),
  input: () => false,
  by: () => true,
  called: (_, number) => number,
};

/** Whether a figure is computed from others, and not a number of an answer or of config as it is. */
export function isComputed(figure: Figure): boolean {
  return figure.compute(computing) === true;
}

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'compute' in value;
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

/** Returns the figure behind a reference, or its plain value as an input number. */
export function numberAt(name: InputName, reference: unknown, token: string, scope: Scope): Figure {
  return figureAt(reference, scope) ?? { compute: (on) => on.input(name, valueOf(reference, scope), token) };
}
