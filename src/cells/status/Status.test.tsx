import { Badge } from '@mantine/core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import StatusCell from './Status.tsx';
import type { StatusProps } from './definition.ts';

const props: StatusProps = {
  value: '$row.status',
  words: {
    pending: { text: 'stage.processing', tone: 'gold' },
    true: { text: 'stage.done', tone: 'positive' },
  },
  isPill: false,
};
const of = (status: unknown) => scopeOf({ roots: { row: { status } } });
const textOf = async (overrides: Partial<StatusProps>, scope: ReturnType<typeof scopeOf>) => {
  const { container, unmount } = await renderInScope(<StatusCell {...props} {...overrides} />, scope);
  const text = container.textContent;
  await unmount();
  return text;
};

test('has a word for each value, also for a value that is no text', async () => {
  expect(await textOf({}, of('pending'))).toBe('In progress');
  expect(await textOf({}, of(true))).toBe('Done');
});

test('says that any other value is unknown, or what config says of it', async () => {
  expect(await textOf({}, of('other'))).toBe('Unknown');
  expect(await textOf({ otherwise: { text: 'stage.planned', tone: 'neutral' } }, of('other'))).toBe('Planned');
});

test('says nothing while it loads, and that it is not loaded after a failure', async () => {
  const data = (status: 'pending' | 'failed') => scopeOf({ data: { row: dataOf({ status }) } });
  expect(await textOf({}, data('pending'))).toBe('');
  expect(await textOf({ isPill: true }, data('pending'))).toBe('');
  expect(await textOf({}, data('failed'))).toBe('—not loaded');
});

test('as a pill has the color of its word', async () => {
  const colorsOf = async (element: ReactElement) => {
    const { container, unmount } = await renderInScope(element, of('pending'));
    const { color, backgroundColor } = getComputedStyle(container.querySelector('[data-variant]') ?? container);
    await unmount();
    return [color, backgroundColor];
  };
  const [gold, positive] = [await colorsOf(<Badge variant="gold" />), await colorsOf(<Badge variant="positive" />)];
  expect(await colorsOf(<StatusCell {...props} isPill />)).toEqual(gold);
  expect(await colorsOf(<StatusCell {...props} value={true} isPill />)).toEqual(positive);
  expect(gold).not.toEqual(positive);
});
