import { useEffect, useRef, useState } from 'react';

import { parseAmount } from '../../domain/decimal.ts';
import { type Scope, valueOf } from '../../engine/scope.ts';
import type { FormModule } from '../../engine/screen-model.ts';

/** What a form watches until it is sent, such as a rate. */
export interface Watch {
  /** The value before it changed; the user has to confirm again. */
  readonly changedFrom: unknown;
  readonly isAsking: boolean;
  /** Remembers the value that the user saw. */
  readonly start: () => void;
  /** Asks for the value once more; sends when it is as the user saw it. */
  readonly confirm: () => Promise<void>;
}

/** Watches a value of the form's data between its first step and the moment it is sent (`watch` of the form). */
export function useWatch(form: FormModule, scope: Scope, send: (scope: Scope) => Promise<void>): Watch {
  const { watch } = form;
  const now = watch && valueOf(watch.value, scope);
  const [seen, setSeen] = useState<unknown>(now);
  const [changedFrom, setChangedFrom] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const isAsked = useRef(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    setAsking(false);
    if (isSame(seen, now)) {
      setChangedFrom(undefined);
      void send(scope);
    } else {
      setChangedFrom(seen);
      setSeen(now);
    }
    // Runs once for each confirmation, with the values of the render after the answer.
  }, [asked]);

  const confirm = async (): Promise<void> => {
    if (!watch) return send(scope);
    if (isAsking) return;
    setAsking(true);
    await scope.data[watch.data]?.refresh();
    isAsked.current = true;
    setAsked((count) => count + 1);
  };
  return {
    changedFrom,
    isAsking,
    start: () => {
      setSeen(now);
      setChangedFrom(undefined);
    },
    confirm,
  };
}

function isSame(first: unknown, second: unknown): boolean {
  const [a, b] = [parseAmount(first), parseAmount(second)];
  return a === undefined || b === undefined ? first === second : a === b;
}
