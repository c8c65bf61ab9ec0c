import { createContext, use } from 'react';

import type { TextKey } from '../../generated/words/words.ts';
import type { SessionUser } from '../session/session.ts';
import type { Figure, Origin } from './view.ts';

/** The state of a piece of data. An existing value stays during a refresh and after a failed one. */
export interface DataState {
  /** `idle`: not requested, because a condition does not hold or a parameter is missing. */
  readonly status: 'idle' | 'pending' | 'ready' | 'failed';
  readonly value: unknown;
  /** Whether the latest request failed while `value` is a previous one. */
  readonly isStale: boolean;
  /** Whether `value` lacks what could not be read in an answer. */
  readonly isPartial: boolean;
  /** For a view, the answers `value` was computed from. */
  readonly origin?: Origin | undefined;
  /** The configured message for the latest failure, if any: a text and its values. */
  readonly failure?: { readonly text: TextKey; readonly values: { readonly message?: string } } | undefined;
  /**
   * When the oldest part of `value` arrived, ms; NaN while a part is missing. A function, so that a refetch does not
   * rerender.
   */
  readonly updatedAt: () => number;
  readonly retry: () => void;
  /** Requests again regardless of freshness; resolves with the new state, which may not be rendered yet. */
  readonly refresh: () => Promise<DataState>;
}

/** The data that could not be loaded, refreshed or read as a whole. */
export function brokenIn(data: Scope['data']): readonly DataState[] {
  return Object.values(data).filter(({ status, isStale, isPartial }) => status === 'failed' || isStale || isPartial);
}

/** A catalogue entry as the value of a parameter: converts to its key and exposes the entry's fields. */
export class CatalogueEntry {
  readonly key: string;
  readonly fields: object;
  /** The fields that can be explained. */
  readonly figures: Readonly<Record<string, Figure>>;
  constructor(key: string, fields: object, figures: CatalogueEntry['figures'] = {}) {
    this.key = key;
    this.fields = fields;
    this.figures = figures;
  }
}

/**
 * The values behind references: plain roots (`search`, `row`, `limits`, …) and named data. The root `session` is
 * undefined while it loads, and null if it failed.
 */
export interface Scope {
  readonly roots: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, DataState>>;
  readonly runtime: 'web' | 'messenger';
  /** The networks by key, each with its closed operations. */
  readonly networks: Readonly<Record<string, object>>;
  readonly user: SessionUser | undefined;
  /** Whether the API has not been reached yet, so that cached data is shown. */
  readonly isFromCache?: boolean;
  /** Users with access to a restricted feature, by list name. */
  readonly allowLists: Readonly<Record<string, readonly string[]>>;
}

/** The result of resolving a reference: a value, pending, or failed. */
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

/** Returns the value of a reference, or undefined if it is missing. */
export function valueOf(given: unknown, scope: Scope): unknown {
  const resolved = resolve(given, scope);
  return resolved.state === 'ready' ? resolved.value : undefined;
}

/** Returns the values of named parameters; omits missing ones. */
export function valuesOf(given: Readonly<Record<string, unknown>>, scope: Scope): Record<string, unknown> {
  const pairs = Object.entries(given).map(([name, value]) => [name, valueOf(value, scope)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== null));
}

/** Whether the session or some of the named data (by default all) is pending. */
export function isWaiting(scope: Scope, names: readonly string[] = Object.keys(scope.data)): boolean {
  return [...names, 'session'].some((name) => stateOf(name, scope) === 'pending');
}

/**
 * Returns the state of a root's data; undefined if the root needs no loading. Stale data counts as failed to refresh.
 */
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

/** Provides a scope to all descendants. */
export const ScopeProvider = ScopeContext.Provider;

/** Returns the scope of the enclosing screen, row or form; throws outside of one. */
export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('no scope');
  return scope;
}
