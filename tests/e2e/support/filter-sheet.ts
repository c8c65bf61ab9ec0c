import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pressEscape } from './expect-soon.ts';
import { said } from './texts.ts';

/** The button of a filter; its name is the label of the filter, with its value if it is set. */
export function filterButton(page: Page, label: string): Locator {
  return page.getByRole('group', { name: said('filter.title') }).getByRole('button', { name: new RegExp(`^${label}`) });
}

/** The choices of a filter, in its open sheet. */
export function filterChoices(page: Page, label: string): Locator {
  return page.getByRole('dialog', { name: label }).getByRole('list').getByRole('button');
}

/** Opens the sheet of a filter and chooses one of its words. */
export async function chooseFilter(page: Page, label: string, choice: string): Promise<void> {
  await filterButton(page, label).click();
  await filterChoices(page, label).filter({ hasText: choice }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the sheet of the days and returns the field of one of them. */
export async function openDay(page: Page, label: string): Promise<Locator> {
  const days = said('filter.dates');
  if ((await page.getByRole('dialog', { name: days }).count()) === 0) await filterButton(page, days).click();
  return page.getByRole('dialog', { name: days }).getByLabel(label, { exact: true });
}

/** Sets days in their sheet and closes it. */
export async function setDays(page: Page, days: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, day] of Object.entries(days)) await (await openDay(page, label)).fill(day);
  await pressEscape(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
