import { type GivenName, plain } from '../domain/arithmetic.ts';
import { CatalogueEntry, type Scope, valueOf } from './scope.ts';
import type { Figure, Origin } from './view.ts';

/** The figure that a reference such as `$account.dollars` or `$form.amount.usdt` leads to; undefined where none is known. */
export function figureAt(reference: unknown, { data, roots }: Scope): Figure | undefined {
  const [root = '', name = '', part, ...rest] = typeof reference === 'string' ? reference.slice(1).split('.') : [];
  if (rest.length > 0) return undefined;
  const figure =
    part === undefined ? figureOfView(data[root]?.origin, name) : figureOfField(Object(roots[root])[name], part);
  return figure?.compute(plain) === undefined ? undefined : figure;
}

function figureOfView(origin: Origin | undefined, field: string): Figure | undefined {
  if (!origin) return undefined;
  const { view, answers, parameters } = origin;
  return { origin, compute: (on) => view.figures?.(answers, parameters, on)[field] };
}

function figureOfField(entry: unknown, part: string): Figure | undefined {
  return entry instanceof CatalogueEntry ? entry.figures[part] : undefined;
}

/** The figure that a reference leads to, or what it reads as, which is then given as it is. */
export function numberAt(name: GivenName, reference: unknown, token: string, scope: Scope): Figure {
  return figureAt(reference, scope) ?? { compute: (on) => on.given(name, valueOf(reference, scope), token) };
}
