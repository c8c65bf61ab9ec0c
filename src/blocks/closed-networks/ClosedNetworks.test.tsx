import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import ClosedNetworks from './ClosedNetworks.tsx';

const networks = {
  trc20: { closed: { buy: true } },
  erc20: { closed: { buy: 'messenger', sell: true } },
  ton: { closed: { sell: true, send: true } },
};

test.each([
  ['buy', 'web', 'Unavailable for now: Trc20. Available: Erc20 and TON.'],
  ['buy', 'messenger', 'Unavailable for now: Trc20 and Erc20. Available: TON.'],
  ['deposit', 'web', ''],
] as const)('what is closed for %s on %s is named, with what is open instead', async (operation, runtime, expected) => {
  const { container } = await renderInScope(
    <ClosedNetworks for={operation} text="closed.some" />,
    scopeOf({ networks, runtime }),
  );
  expect(container.textContent).toBe(expected);
});

test('if no network is open, the screen has a different text', async () => {
  const all = { trc20: { closed: { buy: true } } };
  const { container } = await renderInScope(
    <ClosedNetworks for="buy" text="closed.some" />,
    scopeOf({ networks: all }),
  );
  expect(container.textContent).toBe('');
});
