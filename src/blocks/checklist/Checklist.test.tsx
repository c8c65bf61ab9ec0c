import { IconGift } from '@tabler/icons-react';
import { expect, test } from 'vitest';

import { wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import Checklist from './Checklist.tsx';
import type { ChecklistProps } from './definition.ts';

const item = (label: ChecklistProps['items'][number]['label'], flag: string): ChecklistProps['items'][number] => ({
  icon: IconGift,
  label,
  text: 'home.beginReceiveText',
  action: wayTo('/wallet'),
  done: { is: `$steps.${flag}` },
});
const items = [item('get.title', 'received'), item('buy.title', 'bought'), item('send.title', 'sent')];
const show = (steps: object, of = items) =>
  renderInScope(<Checklist title="home.begin" items={of} />, scopeOf({ roots: { steps } }));
const linesOf = (container: Element) => [...container.querySelectorAll('li')].map((line) => line.textContent);

test('says how many are done, marks them, and the first that is not is the next', async () => {
  const screen = await show({ received: true, bought: false, sent: true });
  expect(screen.container.textContent).toMatch(/2\D+3/);
  const [first, second, third] = linesOf(screen.container);
  for (const done of [first, third]) expect(done).toMatch(/done$/);
  expect(second).not.toMatch(/done$/);
  const classOf = (index: number) => screen.container.querySelectorAll('li')[index]?.innerHTML.includes('next');
  expect([0, 1, 2].map(classOf)).toEqual([false, true, false]);
});

test('what is not known counts as not done', async () => {
  const screen = await show({ received: true });
  expect(screen.container.textContent).toMatch(/1\D+3/);
  expect(linesOf(screen.container).filter((line) => line?.endsWith('done'))).toHaveLength(1);
});

test('a step that could not be loaded is not called the next one', async () => {
  const [first] = items;
  if (!first) throw new Error('there is one');
  const steps = { value: {}, origin: { view: { derive: () => ({}) }, parameters: {}, queries: [], answers: [] } };
  const scope = scopeOf({ data: { steps: dataOf(steps) } });
  const { container } = await renderInScope(<Checklist title="home.begin" items={[first]} />, scope);
  expect(container.querySelector('li')?.innerHTML).not.toContain('next');
});

test('counts only what is there', async () => {
  const [first, second, third] = items;
  if (!first || !second || !third) throw new Error('there are three');
  const screen = await show({ sent: true }, [first, { ...second, when: { is: '$steps.hasMore' } }, third]);
  expect(linesOf(screen.container)).toHaveLength(2);
  expect(screen.container.textContent).toMatch(/1\D+2/);
});
