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

test('HOME-02 a change displayed as 0% is neutral', async () => {
  const plain = await colorOf('0.25', false);
  expect(await colorOf('0.25', true)).not.toBe(plain);
  expect(await colorOf('-0.25', true)).not.toBe(await colorOf('0.25', true));
  for (const nothing of ['0', '0.00000001', '-0.00000001']) expect(await colorOf(nothing, true)).toBe(plain);
});
