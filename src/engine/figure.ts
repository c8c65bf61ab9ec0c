import { type GivenName, decimalArithmetic } from '../domain/arithmetic.ts';
import { CatalogueEntry, type Scope, valueOf } from './scope.ts';
import type { Figure, Origin } from './view.ts';

/**
 * Returns the figure behind a reference such as `$account.dollars` or `$form.amount.usdt`; undefined if there is none.
 */
export function figureAt(reference: unknown, { data, roots }: Scope): Figure | undefined {
  const [root = '', name = '', part, ...rest] = typeof reference === 'string' ? reference.slice(1).split('.') : [];
  if (rest.length > 0) return undefined;
  const figure =
    part === undefined ? figureOfView(data[root]?.origin, name) : figureOfField(Object(roots[root])[name], part);
  return figure?.compute(decimalArithmetic) === undefined ? undefined : figure;
}

function figureOfView(origin: Origin | undefined, field: string): Figure | undefined {
  if (!origin) return undefined;
  const { view, answers, parameters } = origin;
  return { origin, compute: (on) => view.figures?.(answers, parameters, on)[field] };
}

function figureOfField(entry: unknown, part: string): Figure | undefined {
  return entry instanceof CatalogueEntry ? entry.figures[part] : undefined;
}

/** Returns the figure behind a reference, or its plain value as a given number. */
export function numberAt(name: GivenName, reference: unknown, token: string, scope: Scope): Figure {
  return figureAt(reference, scope) ?? { compute: (on) => on.given(name, valueOf(reference, scope), token) };
}
