import { createContext, use } from 'react';

import type { CatalogueName, Offer, ProductCondition, ProductScope, TextKey } from '../schema/register.ts';
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
export type Scope = ProductScope & {
  readonly roots: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, DataState>>;
  readonly product: Product;
  /** Whether the API has not been reached yet, so that cached data is shown. */
  readonly isFromCache?: boolean;
};

/** A page of a list: its entries and the total. */
export interface Page {
  readonly entries: readonly unknown[];
  readonly total: number;
}

/** What the run time needs of the product that it runs in: the base scope carries it. */
export interface Product {
  /** Whether a condition of the product holds; undefined while a needed value is missing. */
  readonly evaluate: (condition: ProductCondition, scope: Scope) => boolean | undefined;
  /** Compares two exact amounts: negative, 0 or positive; undefined unless both are amounts. */
  readonly compareAmounts: (first: unknown, second: unknown) => number | undefined;
  /** The keys of a catalogue that are offered. */
  readonly keysOf: (from: CatalogueName, offer?: Offer) => readonly string[];
  /** The fields of an entry of a catalogue; undefined if there is no such entry. */
  readonly entryOf: (from: CatalogueName, key: string) => object | undefined;
  /** How far the server's clock is ahead of the device's, ms, as a store. */
  readonly clock: { readonly read: () => number; readonly subscribe: (listener: () => void) => () => void };
  readonly requests: {
    /** Whether the operation, the first part of a query's key, may be requested now, such as with a session. */
    readonly isAllowed: (operation: unknown, scope: Scope) => boolean;
    /** The parameters that the API supports. */
    readonly supported: (parameters: Readonly<Record<string, unknown>>) => Record<string, unknown>;
    /** Whether an answer lacks what could not be read. */
    readonly isPartial: (answer: unknown) => boolean;
    /** Whether a failed prefetch is tried again. */
    readonly canRetryPrefetch: (failures: number, error: Error) => boolean;
    /** What kind of failure it was, with the server's message; undefined for one without a message of config. */
    readonly failureOf: (error: Error) => { readonly kind: 'answer' | 'network'; readonly message: string } | undefined;
    /** Tries at once to reach an API that has not been reached. */
    readonly reconnect: () => void;
  };
  readonly pages: {
    /** How many entries a page of a list has. */
    readonly size: number;
    /** The entries of a list's answer. */
    readonly read: (answer: unknown) => Page;
  };
}

/** The result of resolving a reference: a value, pending, or failed. */
export type Resolved =
  | { readonly state: 'ready'; readonly value: unknown }
  | { readonly state: 'pending' }
  | { readonly state: 'failed' };

const pending: Resolved = { state: 'pending' };
const failed: Resolved = { state: 'failed' };

/**
 * Resolves a literal, or a reference such as `$account.total`.
 *
 * @example
 *   resolve('$row.id', { roots: { row: { id: 7 } }, data: {} }); // { state: 'ready', value: 7 }
 */
export function resolve(expression: unknown, scope: Scope): Resolved {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return { state: 'ready', value: expression };
  const [root = '', ...path] = expression.slice(1).split('.');
  const data = scope.data[root];
  const state = stateOf(root, scope);
  let value = data ? data.value : scope.roots[root];
  for (const step of path) value = stepInto(value, step);
  if (value instanceof CatalogueEntry) value = value.key;
  if (value === undefined && state === 'pending') return pending;
  if (value === undefined && state === 'failed') return failed;
  return { state: 'ready', value };
}

/**
 * Returns the value of a reference, or undefined if it is missing.
 *
 * @example
 *   valueOf('$row.id', { roots: { row: { id: 7 } }, data: {} }); // 7
 */
export function valueOf(expression: unknown, scope: Scope): unknown {
  const resolved = resolve(expression, scope);
  return resolved.state === 'ready' ? resolved.value : undefined;
}

/**
 * Returns the values of named parameters; omits missing ones.
 *
 * @example
 *   valuesOf({ id: '$row.id', of: '$row.none' }, { roots: { row: { id: 7 } }, data: {} }); // { id: 7 }
 */
export function valuesOf(parameters: Readonly<Record<string, unknown>>, scope: Scope): Record<string, unknown> {
  const pairs = Object.entries(parameters).map(([name, value]) => [name, valueOf(value, scope)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && value !== null));
}

/**
 * Whether the session or some of the named data (by default all) is pending.
 *
 * @example
 *   isWaiting({ roots: {}, data: { balance: { status: 'pending' } } }); // true
 */
export function isWaiting(scope: Scope, names: readonly string[] = Object.keys(scope.data)): boolean {
  return [...names, 'session'].some((name) => stateOf(name, scope) === 'pending');
}

/**
 * Returns the state of a root's data; undefined if the root needs no loading. Stale data counts as failed to refresh.
 */
function stateOf(root: string, { roots, data }: Scope): DataState['status'] | undefined {
  const state = data[root];
  if (state) return state.isStale && state.status !== 'pending' ? 'failed' : state.status;
  if (root !== 'session' || !('session' in roots) || roots['session']) return undefined;
  return roots['session'] === undefined ? 'pending' : 'failed';
}

function stepInto(value: unknown, step: string): unknown {
  if (value instanceof CatalogueEntry) return Reflect.get(value.fields, step);
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;
}

/**
 * Returns the scope of a list entry: the entry as `$row`, its zero-based index as `$index`.
 *
 * @example
 *   entryScope({ roots: {} }, { id: 7 }, 0).roots; // { row: { id: 7 }, index: 0 }
 */
export function entryScope(outer: Scope, row: unknown, index: number): Scope {
  return { ...outer, roots: { ...outer.roots, row, index } };
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
