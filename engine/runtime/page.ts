import type { ListModule } from './screen-model.ts';
import { type Scope, valuesOf } from './scope.ts';

/** Returns the parameters of the page that starts at `offset`; omits empty ones, such as an unset filter. */
export function pageParameters(list: Pick<ListModule, 'with'>, scope: Scope, offset: number): Record<string, unknown> {
  const { requests, pages } = scope.product;
  const filled = Object.entries(requests.supported(valuesOf(list.with, scope))).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(filled), offset, limit: pages.size };
}
