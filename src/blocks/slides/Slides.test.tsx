import { userEvent } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import Slides from './Slides.tsx';
import type { SlidesProps } from './definition.ts';

const props: SlidesProps = {
  label: 'presentation.title',
  slides: [
    { art: 'gold', title: 'presentation.gold', text: 'presentation.goldText' },
    { art: 'move', title: 'presentation.move', text: 'presentation.moveText' },
    { art: 'safety', title: 'presentation.safety', text: 'presentation.safetyText' },
  ],
};

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced';
});

test('move by buttons, which end at the first and the last; the place is announced', async () => {
  const screen = await renderInScope(<Slides {...props} />);
  const [back, on] = [screen.getByRole('button').first(), screen.getByRole('button').last()];
  const place = screen.container.querySelector('[aria-live="polite"]');
  await expect.element(back).toBeDisabled();
  expect(place?.textContent).toMatch(/1\D+3/);
  await on.click();
  await expect.poll(() => place?.textContent).toMatch(/2\D+3/);
  await expect.element(back).toBeEnabled();
  await on.click();
  await expect.element(on).toBeDisabled();
  const hidden = [...screen.container.querySelectorAll('article')].map((slide) => slide.ariaHidden);
  expect(hidden).toEqual(['true', 'true', 'false']);
});

test('move by keys', async () => {
  const screen = await renderInScope(<Slides {...props} />);
  const place = screen.container.querySelector('[aria-live="polite"]');
  screen.container.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  for (const [key, number] of [
    ['{End}', 3],
    ['{ArrowLeft}', 2],
    ['{Home}', 1],
    ['{ArrowLeft}', 1],
    ['{ArrowRight}', 2],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => place?.textContent).toMatch(new RegExp(String.raw`${number}\D+3`));
  }
});
