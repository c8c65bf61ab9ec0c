import { expect } from '@playwright/test';

import { saved } from './hands.ts';
import { openFile, save, test } from './studio.ts';

test('a day is chosen from a calendar in a named time zone; an end is its last second there', async ({
  page,
  studio,
}) => {
  await page.addInitScript(() => localStorage.setItem('karat-studio-time-zone', '"Europe/Moscow"'));
  const notice = '"notices": [{ "text": { "en": "Maintenance" }, "from": "2026-12-24" }],';
  studio.write('app', studio.read('app').replace('{', `{ ${notice}`));
  await openFile(page, studio, 'app', '/notices/0');
  const from = page.locator('[data-field="/notices/0/from"]');
  await expect(from.locator('input[type="date"]')).toHaveValue('2026-12-24');
  await expect(from).toContainText('Thursday, 24 December 2026 at 03:00:00 in Europe/Moscow');
  const until = page.locator('[data-field="/notices/0/until"]');
  const day = until.locator('input[type="date"]');
  await day.fill('2026-12-27');
  await expect(until).toContainText('Stored: Sunday, 27 December 2026 at 23:59:59 in Europe/Moscow, that is');
  await expect(until).toContainText('Sunday, 27 December 2026 at 20:59:59 UTC');
  // A day that is typed: its year begins with zeros.
  await day.click();
  await day.press('ArrowRight');
  await day.press('ArrowRight');
  await day.pressSequentially('2027');
  await expect(until).toContainText('27 December 2027 at 23:59:59 in Europe/Moscow');
  await until.getByRole('combobox', { name: /^Time zone/ }).fill('Tokyo');
  await until.getByRole('combobox', { name: /^Time zone/ }).press('Enter');
  // The day and the time that were chosen stay; a date beside it keeps its moment.
  await expect(until).toContainText('Stored: Monday, 27 December 2027 at 23:59:59 in Asia/Tokyo');
  await expect(from).toContainText('Thursday, 24 December 2026 at 09:00:00 in Asia/Tokyo');
  await until.locator('input[type="time"]').fill('18:00:00');
  await until.getByRole('button', { name: '23:59:59' }).click();
  await expect(until).toContainText('27 December 2027 at 23:59:59 in Asia/Tokyo');
  await save(page, (target) => target.click());
  const { notices } = saved<{ notices: { from: string; until: string }[] }>(studio, 'app');
  expect(notices[0]).toMatchObject({ from: '2026-12-24', until: '2027-12-27T23:59:59+09:00' });
});

test('a date of a block is chosen from a calendar or taken from the app', async ({ page, studio }) => {
  await page.addInitScript(() => localStorage.setItem('karat-studio-time-zone', '"UTC"'));
  const notice = '{ "block": "notice", "text": "limits.title", "until": "2026-12-27T23:59:59Z" },';
  studio.write(
    'screens/home/information',
    studio.read('screens/home/information').replace('"blocks": [', `"blocks": [${notice}`),
  );
  await openFile(page, studio, 'screens/home/information', '/blocks/0');
  const until = page.locator('[data-field="/blocks/0/until"]');
  await expect(until.locator('input[type="date"]')).toHaveValue('2026-12-27');
  await until.getByRole('button', { name: 'Take it from the app' }).click();
  await expect(until.getByRole('combobox')).toHaveValue('2026-12-27T23:59:59Z');
  await until.getByRole('button', { name: 'Choose a day' }).click();
  await until.locator('input[type="date"]').fill('2026-12-28');
  await expect(until).toContainText('Stored: Monday, 28 December 2026 at 23:59:59 UTC');
});
