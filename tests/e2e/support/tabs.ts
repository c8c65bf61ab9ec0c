import { type Locator, type Page, expect } from '@playwright/test';

/** Follows a tab of the screen and waits until its content shows, because the address changes earlier. */
export async function followTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('link', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** The button that shows a choice of the form, such as the network, and opens its sheet. */
export function chosen(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${label}: `) });
}

/** Chooses an entry in the form's sheet and waits until no form with another one shows: the address changes earlier. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await chosen(page, label).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`=${name.toLowerCase()}(&|$)`));
  await expect(page.getByRole('button', { name: new RegExp(`^${label}: (?!${name})`) })).toHaveCount(0);
}
