import { expect, test } from 'vitest';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import NumberCell from './Number.tsx';

async function colorOf(value: string, isChange: boolean): Promise<string> {
  const props = { value, style: 'percent', isChange, isPublic: true } as const;
  const { container } = await renderInScope(<NumberCell {...props} />, scopeOf({}));
  const element = container.querySelector('.num');
  return element ? getComputedStyle(element).color : '';
}

async function colorNamed(name: 'positive' | 'negative'): Promise<string> {
  const { container } = await renderInScope(<p style={{ color: `var(--color-${name})` }} />);
  const element = container.querySelector('p');
  return element ? getComputedStyle(element).color : '';
}

test('HOME-02 a rise has the color of gains, a fall that of losses, and a change displayed as 0% is neutral', async () => {
  const plain = await colorOf('0.25', false);
  const [gain, loss] = [await colorNamed('positive'), await colorNamed('negative')];
  expect(new Set([plain, gain, loss]).size).toBe(3);
  expect([await colorOf('0.25', true), await colorOf('-0.25', true)]).toEqual([gain, loss]);
  for (const nothing of ['0', '0.00000001', '-0.00000001']) expect(await colorOf(nothing, true)).toBe(plain);
});

test('an amount that did not move is struck through, and one on its way is not green', async () => {
  const props = { value: '5', style: 'token', direction: 'in', isChange: false, isPublic: true } as const;
  const styleOf = async (status: string | null) => {
    const { container } = await renderInScope(
      <NumberCell {...props} status="$row.status" />,
      scopeOf({ roots: { row: { status } } }),
    );
    const element = container.querySelector('.num');
    const { color, textDecorationLine } = element ? getComputedStyle(element) : {};
    return { color, textDecorationLine };
  };
  const [completed, unknown] = [await styleOf('completed'), await styleOf(null)];
  expect(completed).toEqual(unknown);
  expect((await styleOf('pending')).color).not.toBe(completed.color);
  for (const status of ['failed', 'cancelled']) {
    const { color, textDecorationLine } = await styleOf(status);
    expect(textDecorationLine).toBe('line-through');
    expect(color).not.toBe(completed.color);
  }
});
