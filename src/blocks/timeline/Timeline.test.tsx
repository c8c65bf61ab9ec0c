import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import Timeline from './Timeline.tsx';
import type { TimelineProps } from './definition.ts';

const items: TimelineProps['items'] = [
  { state: 'done', date: '2026-03-31', title: 'map.realization.wallet', text: 'map.realization.walletText' },
  { state: 'processing', date: '2026-09-30', title: 'map.realization.exchange', text: 'map.realization.exchangeText' },
  { state: 'planned', date: '2027-12-31', title: 'map.realization.everyday', text: 'map.realization.everydayText' },
];

test('each stage has its state in words and its date, also for machines', async () => {
  const screen = await renderInScope(<Timeline title="map.realizationTitle" items={items} />);
  const dates = [...screen.container.querySelectorAll('time')];
  expect(dates.map((date) => date.dateTime)).toEqual(['2026-03-31', '2026-09-30', '2027-12-31']);
  expect(dates.map((date) => date.textContent)).toEqual(['March 31, 2026', 'September 30, 2026', 'December 31, 2027']);
  expect(dates.map((date) => date.previousElementSibling?.textContent)).toEqual(['Done', 'In progress', 'Planned']);
});
