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

/** The messenger as the adapter speaks with it: what it can, what it is told, what it tells. */
export interface Bridge {
  /** Whether this version of the messenger knows a method. */
  readonly has: (method: MethodName) => boolean;
  /** Tells the messenger something; what its version does not know is left out. */
  readonly post: PostEventFn;
  /** Listens to an event; returns how to stop. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (data: Events[Name]) => void) => () => void;
}

/** The version whose methods every messenger knows. */
const oldest = '6.0';

/**
 * The way to the messenger around the app; undefined where there is none, such as in a browser's tab. Of the SDK it
 * takes the bridge alone: its components ask, and wait without end where a client does not answer, and they keep the
 * launch data in the session storage.
 */
export function openBridge({ version }: MessengerLaunch): Bridge | undefined {
  const known = /^\d+(\.\d+)*$/.test(version) ? version : oldest;
  // Who may frame this page is said by its headers (`frame-ancestors`): the parent is the messenger.
  const parent = location.ancestorOrigins?.[0];
  if (parent !== undefined) targetOrigin.set(parent);
  const post = createPostEvent(known, () => undefined);
  try {
    // No reload by itself: the launch data has left the address, the messenger opens the page anew with it.
    post('iframe_ready', { reload_supported: false });
  } catch {
    return undefined;
  }
  return { has: (method) => supports(method, known), post, on };
}
