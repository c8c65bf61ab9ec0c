import { useEffect, useRef, useState } from 'react';

import { parseAmount } from '../domain/decimal.ts';
import { type Scope, valueOf } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { useIsRestingSince } from './rest.ts';
import { currentSession } from '../session/session.ts';
import { useIsShown } from './use-is-shown.ts';

/** What a form watches until it is sent, such as a rate. */
export interface Watch {
  /** The value before it changed, and the data in which it has; the user has to confirm again. */
  readonly changed: { readonly from: unknown; readonly data: Scope['data'] } | undefined;
  readonly isAsking: boolean;
  /** Whether a change has only just been told: a tap that was meant for the value before it must not confirm it. */
  readonly isResting: boolean;
  /** Remembers the value that the user saw in the first step. */
  readonly start: () => void;
  /** Asks for the value once more, and goes on when it is as the user saw it. */
  readonly confirm: (go: (current: Scope) => void) => Promise<void>;
}

/** How a value is watched: whether each change is told, and who is called where the session ends over the last question. */
interface Watching {
  readonly isTelling: boolean;
  readonly onEnd: () => void;
}

/** What the user saw last, from the first step on, by form and parameters: it outlives the screen, as the draft does. */
const kept = new Map<string, unknown>();

/**
 * Watches a value of the form's data between its first step and the moment it is sent (`watch` of the form). Each change is
 * told when it happens while `isTelling`, as the last look does, and has to be confirmed. While the value cannot be asked
 * for once more, nothing is sent; `onEnd` is called where the session ended over it, as the form is gone then.
 */
export function useWatch(form: FormModule, parameters: string, scope: Scope, { isTelling, onEnd }: Watching): Watch {
  const { watch } = form;
  const key = `${form.name} ${parameters}`;
  const now = watch && valueOf(watch.value, scope);
  const [changed, setChanged] = useState<Watch['changed']>();
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const isShown = useIsShown();
  const isResting = useIsRestingSince(changed);
  // A value that came after the first step is the one that the review has shown.
  const [seen, setSeen] = useState(() => kept.get(key));
  if (isTelling && now !== undefined && (seen === undefined || !isSame(seen, now))) {
    setSeen(now);
    if (seen !== undefined) setChanged({ from: seen, data: scope.data });
  }
  useEffect(() => void kept.set(key, seen), [key, seen]);

  const confirm: Watch['confirm'] = async (go) => {
    if (!watch) return go(scope);
    if (isUnderWay.current || isResting) return;
    isUnderWay.current = true;
    setAsking(true);
    const before = seen ?? now;
    // What came with this answer decides, whether or not it has been rendered yet.
    const fresh = await scope.data[watch.data]?.refresh();
    isUnderWay.current = false;
    setAsking(false);
    // A call that is given up with its screen leaves what was known before.
    if (currentSession().status === 'failed') return onEnd();
    if (!fresh || fresh.status !== 'ready' || fresh.isStale || !isShown.current) return;
    const current: Scope = { ...scope, data: { ...scope.data, [watch.data]: fresh } };
    const asked = valueOf(watch.value, current);
    if (isSame(before, asked)) {
      setChanged(undefined);
      go(current);
    } else {
      setChanged({ from: before, data: current.data });
      setSeen(asked);
    }
  };
  return {
    changed,
    isAsking,
    isResting,
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
