import { afterEach, describe, expect, test, vi } from 'vitest';
import { BlockView } from './BlockView.tsx';
import { StaleNote } from './StaleNote.tsx';
import type { BlockNode } from 'engine/runtime/screen-model.ts';
import { renderInScope } from './testing/render.tsx';
import { dataOf, scopeOf } from './testing/scope.ts';

let isBroken = false;
function Figures() {
  if (isBroken) throw new Error('this block is broken');
  return <p>figures</p>;
}
const block = (overrides: Partial<BlockNode> = {}): BlockNode => ({
  component: Figures,
  props: {},
  needs: [],
  ...overrides,
});

afterEach(() => {
  isBroken = false;
  vi.restoreAllMocks();
});

describe('a broken block', () => {
  test('shows an error in its place, keeps the other blocks, and can be retried', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    const screen = await renderInScope(
      <>
        <BlockView node={block()} />
        <BlockView node={block({ component: () => <p>another</p> })} />
      </>,
    );
    await expect.element(screen.getByRole('alert').getByText('Couldn’t show this section')).toBeVisible();
    await expect.element(screen.getByText('another')).toBeVisible();
    expect(logged).toHaveBeenCalled();

    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();

    isBroken = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('figures')).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([
  ['what its card is called', { name: { text: 'level.next', with: { name: 'Elite' } } } as const, 'Next level: Elite'],
  ['by no name where it has none', {}, 'Nothing has changed in your account. Try again.'],
])('a broken block is called %s', async (_, overrides, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isBroken = true;
  const screen = await renderInScope(<BlockView node={block(overrides)} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Couldn’t show this section${said}Try again`);
});

describe('ERR data that failed to load', () => {
  const hour = 3_600_000;
  const needing = (...needs: string[]) => <BlockView node={block({ needs })} />;

  test('shows an error with retry in place of the block', async () => {
    const retry = vi.fn<() => void>();
    const screen = await renderInScope(
      needing('account'),
      scopeOf({ data: { account: dataOf({ status: 'failed', retry }) } }),
    );
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load this section')).toBeVisible();
    expect(screen.getByText('figures').query()).toBeNull();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  test('leaves a block in its place that says so itself', async () => {
    const node = block({ needs: ['account'], isKeptWhenLost: true });
    const screen = await renderInScope(
      <BlockView node={node} />,
      scopeOf({ data: { account: dataOf({ status: 'failed' }) } }),
    );
    await expect.element(screen.getByText('figures')).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('does not affect a block that needs other data', async () => {
    const data = { account: dataOf({ status: 'failed' }), rates: dataOf({ value: {} }) };
    const screen = await renderInScope(needing('rates'), scopeOf({ data }));
    await expect.element(screen.getByText('figures')).toBeVisible();
    expect(screen.getByRole('button').query()).toBeNull();
  });

  test('keeps the other data of the block', async () => {
    const data = { account: dataOf({ status: 'failed' }), rates: dataOf({ value: {} }) };
    const screen = await renderInScope(needing('account', 'rates'), scopeOf({ data }));
    await expect.element(screen.getByText('figures')).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  test('a note on it says so and tries again', async () => {
    const retry = vi.fn<() => void>();
    const failed = dataOf({ status: 'failed', updatedAt: () => Number.NaN });
    const screen = await renderInScope(<StaleNote states={[failed]} onRetry={retry} />);
    await expect.element(screen.getByText('Some figures couldn’t be loaded.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  test('a partial answer has no age: what is missing of it never came', async () => {
    const partial = dataOf({ isPartial: true, updatedAt: () => Date.now() - 2 * hour });
    const screen = await renderInScope(<StaleNote states={[partial]} onRetry={() => undefined} />);
    await expect.element(screen.getByRole('note')).toHaveTextContent('Some figures couldn’t be loaded.Try again');
  });

  test('a failure that an error on the screen says is not said again by the note', async () => {
    const failure = { text: 'trading.exchangeFailed', values: { message: 'limit: invalid' } } as const;
    const failed = dataOf({ status: 'failed', failure, updatedAt: () => Number.NaN });
    const scope = scopeOf({ data: { day: failed } });
    const message = /limit: invalid/;
    const note = <StaleNote states={[failed]} onRetry={() => undefined} />;
    const alone = await renderInScope(note, scope);
    await expect.element(alone.getByText(message)).toBeVisible();
    await alone.unmount();
    const both = await renderInScope(
      <>
        {note}
        {needing('day')}
      </>,
      scope,
    );
    await expect.element(both.getByRole('alert').getByText(message)).toBeVisible();
    await expect.element(both.getByRole('note')).not.toBeInTheDocument();
    expect(both.getByText(message).elements()).toHaveLength(1);
  });

  test('data that is idle does not hide that everything else failed', async () => {
    const data = { account: dataOf({ status: 'failed' }), memo: dataOf({ status: 'idle' }) };
    const screen = await renderInScope(needing('account', 'memo'), scopeOf({ data }));
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load this section')).toBeVisible();
  });

  test('a stale value stays; the screen reports once that it is stale', async () => {
    const account = dataOf({ value: {}, isStale: true, updatedAt: () => Date.now() - 2 * hour });
    const screen = await renderInScope(needing('account'), scopeOf({ data: { account } }));
    await expect.element(screen.getByText('figures')).toBeVisible();
    expect(screen.getByRole('note').query()).toBeNull();
  });
});

describe('a condition', () => {
  test.each([
    ['hides the block while it is not known', { is: '$account.isLocked' }, false],
    ['hides it where it does not hold', { runtime: 'messenger' as const }, false],
    ['shows it where it holds', { runtime: 'web' as const }, true],
  ])('%s', async (_, when, isShown) => {
    const data = { account: dataOf({ status: 'pending' }) };
    const screen = await renderInScope(
      <>
        <BlockView node={block({ when })} />
        <p>end</p>
      </>,
      scopeOf({ data }),
    );
    await expect.element(screen.getByText('end')).toBeVisible();
    expect(screen.getByText('figures').query() !== null).toBe(isShown);
  });
});
