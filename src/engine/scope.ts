import { createContext, use } from 'react';

import type { TextKey } from '../../generated/words/words.ts';
import type { SessionUser } from '../session/session.ts';
import type { Figure, Origin } from './view.ts';

/** Where a piece of data stands. A value that is there stays while it is refreshed, and when that fails. */
export interface DataState {
  /** `idle`: not asked for, because a condition or a parameter says so. */
  readonly status: 'idle' | 'pending' | 'ready' | 'failed';
  readonly value: unknown;
  /** Whether the latest try failed while `value` is from before. */
  readonly isStale: boolean;
  /** Of a view, what `value` was computed from. */
  readonly origin?: Origin | undefined;
  /** What config says of the failure of the latest try, where it does: a text and its values. */
  readonly failure?: { readonly text: TextKey; readonly values: { readonly message?: string } } | undefined;
  /** When the oldest part of `value` arrived, ms; NaN while a part has not come. Asked, so that no arrival renders anew. */
  readonly updatedAt: () => number;
  readonly retry: () => void;
  /** Asks again, however fresh; resolves with what the answers make of it, which may not be rendered yet. */
  readonly refresh: () => Promise<DataState>;
}

/** An entry of a catalogue as a parameter holds it: reads as its key, and has the entry's fields. */
export class CatalogueEntry {
  readonly key: string;
  readonly fields: object;
  /** Those of the fields that can be explained. */
  readonly figures: Readonly<Record<string, Figure>>;
  constructor(key: string, fields: object, figures: CatalogueEntry['figures'] = {}) {
    this.key = key;
    this.fields = fields;
    this.figures = figures;
  }
}

/**
 * What references lead to: plain roots (`search`, `row`, `limits`, …) and named data. The root `session` is undefined while it
 * is coming, and null where it did not come.
 */
export interface Scope {
  readonly roots: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, DataState>>;
  readonly runtime: 'web' | 'messenger';
  /** The networks by key, each with what is closed there. */
  readonly networks: Readonly<Record<string, object>>;
  readonly user: SessionUser | undefined;
  /** Whether the API has not been reached yet, so that what shows is what was known last. */
  readonly isRecalled?: boolean;
  /** Users for whom a closed part is open, by the name of the list. */
  readonly allowLists: Readonly<Record<string, readonly string[]>>;
}

/** Where a reference leads: to a value, to one that is still coming, or to one that did not come. */
export type Resolved =
  | { readonly state: 'ready'; readonly value: unknown }
  | { readonly state: 'pending' }
  | { readonly state: 'failed' };

const pending: Resolved = { state: 'pending' };
const failed: Resolved = { state: 'failed' };

/** Resolves a literal, or a reference such as `$account.total`. */
export function resolve(given: unknown, scope: Scope): Resolved {
  if (typeof given !== 'string' || !given.startsWith('$')) return { state: 'ready', value: given };
  const [root = '', ...path] = given.slice(1).split('.');
  const data = scope.data[root];
  const state = stateOf(root, scope);
  let value = data ? data.value : scope.roots[root];
  for (const step of path) value = stepInto(value, step);
  if (value instanceof CatalogueEntry) value = value.key;
  if (value === undefined && state === 'pending') return pending;
  if (value === undefined && state === 'failed') return failed;
  return { state: 'ready', value };
}

/** The value a reference leads to, or undefined while it is not there. */
export function valueOf(given: unknown, scope: Scope): unknown {
  const resolved = resolve(given, scope);
  return resolved.state === 'ready' ? resolved.value : undefined;
}

/** The values of named parameters; one that is not there is left out. */
export function valuesOf(given: Readonly<Record<string, unknown>>, scope: Scope): Record<string, unknown> {
  const pairs = Object.entries(given).map(([name, value]) => [name, valueOf(value, scope)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== null));
}

/** Whether some of the named data, or of all there is, or the session is still coming. */
export function isWaiting(scope: Scope, names: readonly string[] = Object.keys(scope.data)): boolean {
  return [...names, 'session'].some((name) => stateOf(name, scope) === 'pending');
}

/** Where what a root leads to stands; undefined where it is there from the beginning. Stale data has failed to come anew. */
function stateOf(root: string, { roots, data }: Scope): DataState['status'] | undefined {
  const held = data[root];
  if (held) return held.isStale && held.status !== 'pending' ? 'failed' : held.status;
  if (root !== 'session' || !('session' in roots) || roots['session']) return undefined;
  return roots['session'] === undefined ? 'pending' : 'failed';
}

function stepInto(value: unknown, step: string): unknown {
  if (value instanceof CatalogueEntry) return Reflect.get(value.fields, step);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;
}

const ScopeContext = createContext<Scope | undefined>(undefined);

/** Gives everything below a scope. */
export const ScopeProvider = ScopeContext.Provider;

/** The scope of the screen, row or form around; throws outside of one. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('no scope around: is this outside of a screen?');
  return scope;
}
