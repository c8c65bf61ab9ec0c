import { baseScope, parameterRoot } from '../engine/base-scope.ts';
import { holds } from '../engine/condition.ts';
import { prefetchData } from '../engine/data.ts';
import type { ScreenRoute } from '../engine/screen-route.ts';
import { queryClient } from '../queries/query-client.ts';
import { settledSession } from '../session/session.ts';

/**
 * Asks for the data of a screen once there is a session. It never throws: a block says itself that it could not load, and
 * code that did not come is told by the route.
 */
export async function prefetchScreen(
  route: ScreenRoute,
  search: Readonly<Record<string, unknown>>,
  isRuntimeKnown: Promise<void>,
): Promise<void> {
  try {
    const [{ default: screen }, session] = await Promise.all([route.load(), settledSession(), isRuntimeKnown]);
    if (session.status !== 'ready') return;
    const base = baseScope(session.user, document.documentElement.lang);
    const scope = { ...base, roots: { ...base.roots, search: parameterRoot(route.search, search) } };
    const { allowed } = route.access;
    // Nothing is asked for a user to whom the screen is closed.
    if (allowed !== undefined && holds({ allowed }, scope) !== true) return;
    await prefetchData(queryClient, screen.data, scope);
  } catch (error) {
    console.warn(`the data of ${route.path} did not come early:`, error);
  }
}
