import { recordOf } from 'engine/record.ts';
import type { Page, Product } from 'engine/runtime/scope.ts';

import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

import { serverOffset } from '../api/server-time.ts';
import type { Arithmetic } from '../domain/arithmetic.ts';
import type { Runtime } from '../runtime/port.ts';
import { type SessionUser, retryNow } from '../session/session.ts';
import type { LinkTarget, Press } from '../ui/press/press.ts';
import { values } from '../values/values.ts';
import { catalogues, keysOf } from './catalogues.ts';
import { compareAmounts, evaluateProduct } from './conditions.ts';
import { requests } from './requests.ts';
import type { showToast } from './toasts.ts';

/** What the scope of every screen has besides values and data. */
interface AppScope {
  readonly runtime: 'web' | 'messenger';
  /** The networks by key, each with its closed operations. */
  readonly networks: Readonly<Record<string, object>>;
  readonly user: SessionUser | undefined;
  /** Users with access to a restricted feature, by list name. */
  readonly allowLists: Readonly<Record<string, readonly string[]>>;
}

declare module 'engine/schema/register.ts' {
  interface Register {
    readonly scope: AppScope;
    readonly validators: ValidatorFunctions;
  }
}

declare module 'engine/runtime/action.ts' {
  interface ActionContext {
    readonly runtime: Runtime;
    /** Navigates to a screen; resolves after the navigation. */
    readonly go: (target: LinkTarget) => Promise<void>;
    readonly prepare: (target: LinkTarget) => void;
    readonly showToast: typeof showToast;
  }
  interface BoundAction extends Press {}
}

declare module 'engine/runtime/field.ts' {
  interface ExtraValues {
    readonly memo: string;
  }
}

declare module 'engine/runtime/view.ts' {
  interface View {
    /** The fields that can be explained, over any number type. */
    readonly figures?: <N>(
      answers: readonly unknown[],
      parameters: Record<string, unknown>,
      on: Arithmetic<N>,
    ) => Readonly<Record<string, N | undefined>>;
  }
  /** A figure that can be explained, over any number type, and the view whose answers it was computed from. */
  interface Figure {
    readonly origin?: Origin | undefined;
    readonly compute: <N>(on: Arithmetic<N>) => N | undefined;
  }
}

const switches: Readonly<Record<string, boolean>> = values.app.honorsParameters;

/** Reads a list answer: `{ result, total }`, or `{ count, result }` of the personal partners. */
export function pageOf(answer: unknown): Page {
  const { result, total, count } = recordOf(answer);
  const entries: readonly unknown[] = Array.isArray(result) ? result : [];
  return { entries, total: Number(total ?? count ?? entries.length) };
}

/** What the engine's run time needs of this app. */
export const product: Product = {
  keysOf,
  entryOf: (from, key) => catalogues[from][key],
  clock: serverOffset,
  compareAmounts,
  evaluate: evaluateProduct,
  requests: {
    ...requests,
    // Additions marked in openapi.yaml may be disabled (config/environments).
    supported: (parameters) =>
      Object.fromEntries(Object.entries(parameters).filter(([name]) => switches[name] !== false)),
    reconnect: retryNow,
  },
  pages: { size: values.app.pageSize, read: pageOf },
};
