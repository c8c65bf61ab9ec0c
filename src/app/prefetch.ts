import { baseScope } from '../engine/base-scope.ts';
import { evaluate } from 'engine/runtime/condition.ts';
import { prefetchData } from 'engine/runtime/data.ts';
import { withParameters } from 'engine/runtime/parameter-root.ts';
import type { ScreenModule } from 'engine/runtime/screen-model.ts';
import type { ScreenRoute } from 'engine/runtime/screen-route.ts';
import { queryClient } from '../queries/query-client.ts';
import { settledSession } from '../session/session.ts';

/**
 * Requests the data of a screen once there is a session. Never throws: blocks report failed data, and the route reports
 * code that could not be loaded.
 */
export async function prefetchScreen(
  route: ScreenRoute,
  loading: Promise<ScreenModule>,
  search: Readonly<Record<string, unknown>>,
  isRuntimeKnown: Promise<void>,
): Promise<void> {
  try {
    const [screen, session] = await Promise.all([loading, settledSession(), isRuntimeKnown]);
    if (session.status !== 'ready') return;
    const base = baseScope(session.user, document.documentElement.lang);
    const scope = withParameters(base, 'search', route.search, search);
    const { allowed } = route.access;
    // No requests for a user who has no access to the screen.
    if (allowed !== undefined && evaluate({ allowed }, scope) !== true) return;
    await prefetchData(queryClient, screen.data, scope);
  } catch (error) {
    console.warn(route.path, error);
  }
}
