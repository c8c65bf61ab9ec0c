import { useEffect, useRef, useState } from 'react';

import { parseAmount } from '../domain/decimal.ts';
import { whenOffline } from '../engine/connection.ts';
import { type Scope, valueOf } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { useIsGuardedSince } from './tap-guard.ts';
import { currentSession } from '../session/session.ts';
import { useIsShown } from './use-is-shown.ts';
import { values } from '../values/values.ts';

/** A value that a form watches until it is sent, such as a rate. */
export interface Watch {
  /** The value before a change, and the data after it; the user has to confirm again. */
  readonly changed: { readonly from: unknown; readonly data: Scope['data'] } | undefined;
  readonly isAsking: boolean;
  /** Whether a change has just been shown; a tap meant for the previous value must not confirm it. */
  readonly isGuarded: boolean;
  /** Stores the value that the user saw in the first step. */
  readonly start: () => void;
  /** Refreshes the value, and calls `go` if it equals the value that the user saw. */
  readonly confirm: (go: (current: Scope) => void) => Promise<void>;
}

/** Options: whether changes are shown, and the callback if the session ends during the refresh. */
interface Watching {
  readonly isTelling: boolean;
  readonly onEnd: () => void;
}

/** The last seen values, by form and parameters; kept after the screen is left, like drafts. */
const kept = new Map<string, unknown>();

/**
 * Watches a value of the form's data (`watch` of the form) from the first step until the form is sent. While
 * `isTelling`, as in the review, each change is shown at once and has to be confirmed. If the value cannot be
 * refreshed, or the connection is lost meanwhile, or it takes longer than a request may, nothing is sent; if the session
 * ends during the refresh, which removes the form, `onEnd` is called.
 */
export function useWatch(form: FormModule, parameters: string, scope: Scope, { isTelling, onEnd }: Watching): Watch {
  const { watch } = form;
  const key = `${form.name} ${parameters}`;
  const now = watch && valueOf(watch.value, scope);
  const [changed, setChanged] = useState<Watch['changed']>();
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const isShown = useIsShown();
  const isGuarded = useIsGuardedSince(changed);
  // A value that loaded after the first step was first seen in the review.
  const [seen, setSeen] = useState(() => kept.get(key));
  if (isTelling && now !== undefined && (seen === undefined || !isSame(seen, now))) {
    setSeen(now);
    if (seen !== undefined) setChanged({ from: seen, data: scope.data });
  }
  useEffect(() => void kept.set(key, seen), [key, seen]);

  const confirm: Watch['confirm'] = async (go) => {
    if (!watch) return go(scope);
    if (isUnderWay.current || isGuarded) return;
    isUnderWay.current = true;
    setAsking(true);
    const before = seen ?? now;
    const tapped = Date.now();
    // The refreshed data decides, even if it has not been rendered yet. Without a connection the refresh would wait for
    // one, and the money would move long after the tap.
    const wait = new AbortController();
    const fresh = await Promise.race([scope.data[watch.data]?.refresh(), whenOffline(wait.signal)]);
    wait.abort();
    isUnderWay.current = false;
    setAsking(false);
    // A refresh that is aborted with its screen keeps the previous data.
    if (currentSession().status === 'failed') return onEnd();
    if (!fresh || fresh.status !== 'ready' || fresh.isStale || !isShown.current) return;
    // The refresh of a page that was hidden continues when it shows again, perhaps hours after the tap.
    if (Date.now() - tapped > values.app.requestTimeout) return;
    const current: Scope = { ...scope, data: { ...scope.data, [watch.data]: fresh } };
    const next = valueOf(watch.value, current);
    if (isSame(before, next)) {
      setChanged(undefined);
      go(current);
    } else {
      setChanged({ from: before, data: current.data });
      setSeen(next);
    }
  };
  return {
    changed,
    isAsking,
    isGuarded,
    start: () => {
      setSeen(now);
      setChanged(undefined);
    },
    confirm,
  };
}

function isSame(first: unknown, second: unknown): boolean {
  const [a, b] = [parseAmount(first), parseAmount(second)];
  return a === undefined || b === undefined ? first === second : a === b;
}
