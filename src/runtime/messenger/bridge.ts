import {
  type Events,
  type MethodName,
  type PostEventFn,
  createPostEvent,
  on,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk';

import type { MessengerLaunch } from '../../boot/handoff.ts';

/** The adapter's connection to the messenger. */
export interface Bridge {
  /** Whether this version of the messenger supports a method. */
  readonly has: (method: MethodName) => boolean;
  /** Calls a method of the messenger; does nothing if its version does not support it. */
  readonly post: PostEventFn;
  /** Listens to an event; returns a function that stops it. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (data: Events[Name]) => void) => () => void;
}

/** The oldest version, whose methods every messenger supports. */
const oldest = '6.0';

/**
 * Opens the connection to the messenger; undefined without one, such as in a browser tab. Uses only the bridge of the
 * SDK: its components may wait forever for a client that does not answer, and store the launch data in the session
 * storage.
 */
export function openBridge({ version }: MessengerLaunch): Bridge | undefined {
  const known = /^\d+(\.\d+)*$/.test(version) ? version : oldest;
  // The `frame-ancestors` header allows only the messenger as parent.
  const parent = location.ancestorOrigins?.[0];
  if (parent !== undefined) targetOrigin.set(parent);
  const post = createPostEvent(known, () => undefined);
  try {
    // The page cannot reload itself, as the launch data is no longer in the address; the messenger opens it again with
    // it.
    post('iframe_ready', { reload_supported: false });
  } catch {
    return undefined;
  }
  return { has: (method) => supports(method, known), post, on };
}
