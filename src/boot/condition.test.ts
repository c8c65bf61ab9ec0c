import { describe, expect, test } from 'vitest';

import { evaluate } from 'engine/runtime/condition.ts';
import type { Condition } from 'engine/schema/condition.ts';
import { scopeOf, someone } from '../engine/testing/scope.ts';
import { type Surroundings, holds } from './condition.ts';

const networks = { trc20: { closed: { buy: true } }, ton: { closed: { buy: 'messenger' } } };
const roots = { search: { tab: 'partner', id: '', level: 0 }, session: someone };

/** The boot script and the app know the same of the address; of the user the boot script knows nothing before the sign-in. */
function both(condition: Condition, runtime: 'web' | 'messenger', user: typeof someone | undefined) {
  const allowLists = { trading: [someone.userId] };
  const read: Surroundings['read'] = (reference) => {
    if (typeof reference !== 'string' || !reference.startsWith('$')) return reference;
    const [root, name = ''] = reference.slice(1).split('.');
    if (root === 'search') return Reflect.get(roots.search, name);
    return user && Reflect.get(user, name);
  };
  const boot = holds(condition, {
    values: { catalogues: { networks }, allowLists },
    runtime,
    userId: user?.userId,
    read,
  });
  const app = evaluate(condition, scopeOf({ roots: { ...roots, session: user }, networks, runtime, user, allowLists }));
  return { boot, app };
}

describe('a condition is decided before the code comes as the app decides it', () => {
  test.each<Condition>([
    { equals: ['$search.tab', 'partner'] },
    { equals: ['$search.level', '0'] },
    { not: { equals: ['$search.tab', 'partner'] } },
    { is: '$search.id' },
    { is: '$search.level' },
    { is: '$search.tab' },
    { equals: ['$session.networkLevel', 3] },
    { not: { is: '$session.freeTokensRedeemed' } },
    { runtime: 'messenger' },
    { allowed: 'trading' },
    { open: 'buy' },
    { open: 'buy', network: 'ton' },
    { open: 'buy', network: 'ton', isAlone: true },
    { open: 'buy', in: 'web' },
    { all: [{ open: 'buy' }, { equals: ['$search.tab', 'network'] }] },
    { any: [{ is: '$session.networkLevel' }, { equals: ['$search.tab', 'partner'] }] },
    { all: [{ is: '$session.networkLevel' }, { equals: ['$search.tab', 'network'] }] },
  ])('%j', (condition) => {
    for (const runtime of ['web', 'messenger'] as const)
      for (const user of [someone, undefined]) {
        const { boot, app } = both(condition, runtime, user);
        expect([runtime, user?.userId, boot]).toEqual([runtime, user?.userId, app]);
      }
  });
});
