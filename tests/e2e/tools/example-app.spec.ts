import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';

import { consoleErrors } from '../support/routes.ts';

const root = join(import.meta.dirname, '../../..');
const origin = 'http://library.invalid';

test.describe.configure({ mode: 'default' });

interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly shelf: string;
  lentTo?: string;
}

// The steps are those of `npm run example`: its client, its types without those of this app, its build.
test.beforeAll(() => {
  test.setTimeout(120_000);
  execFileSync('npm', ['run', '--silent', 'example'], { cwd: root, stdio: 'pipe' });
});

/** Serves the built example and its API. */
async function serve(page: Page): Promise<void> {
  const books: Book[] = [
    { id: '1', title: 'Moby-Dick', author: 'Melville', shelf: 'novels' },
    { id: '2', title: 'Roughing It', author: 'Twain', shelf: 'travel' },
  ];
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/')) {
      const file = pathname === '/' ? 'index.html' : pathname;
      return route.fulfill({ path: join(root, 'engine/example/dist', file) });
    }
    if (request.method() === 'POST') {
      const { bookId, name }: { bookId: string; name: string } = request.postDataJSON();
      const book = books.find(({ id }) => id === bookId);
      if (!book || book.lentTo !== undefined) return route.fulfill({ status: 409, json: {} });
      book.lentTo = name;
      return route.fulfill({ json: book });
    }
    const book = books.find(({ id }) => pathname === `/api/books/${id}`);
    if (book) return route.fulfill({ json: book });
    const shelf = searchParams.get('shelf');
    const result = books.filter((one) => shelf === 'all' || one.shelf === shelf);
    return route.fulfill({ json: { result, total: result.length } });
  });
}

test('an app of another API is made of the engine alone: a list with a filter, a detail, a form in two steps', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  await serve(page);
  await page.goto(`${origin}/`);
  const books = page.getByRole('list', { name: 'Books' });
  await expect(books.getByRole('listitem')).toHaveText([/Moby-Dick\s+Melville/, /Roughing It\s+Twain/]);

  await page.getByRole('link', { name: 'Travel' }).click();
  await expect(books.getByRole('listitem')).toHaveText([/Roughing It/]);
  await page.reload();
  await expect(books.getByRole('listitem')).toHaveText([/Roughing It/]);

  await books.getByRole('link', { name: 'Roughing It' }).click();
  await expect(page.getByRole('heading')).toHaveText('A book');
  await expect(page.getByRole('definition')).toHaveText(['Roughing It', 'Twain']);

  await page.getByRole('link', { name: 'Lend this book' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'To whom' })).toHaveAccessibleDescription('Say to whom you lend it');
  await page.getByRole('textbox', { name: 'To whom' }).fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('form')).toContainText('Book: Roughing It');
  await expect(page.getByRole('form')).toContainText('To whom: Ada');
  await page.getByRole('button', { name: 'Lend it' }).click();
  await expect(page.getByRole('status')).toHaveText('The book is lent');

  await page.goBack();
  await expect(page.getByRole('definition')).toHaveText(['Roughing It', 'Twain', 'Ada']);
  await expect(page.getByRole('link', { name: 'Lend this book' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('an answer that fails is said, and what was typed stays', async ({ page }) => {
  await serve(page);
  await page.route('**/api/loans', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${origin}/#/book/lend?id=1`);
  await page.getByRole('textbox', { name: 'To whom' }).fill('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Lend it' }).click();
  await expect(page.getByRole('alert')).toHaveText('The book could not be lent');
  await expect(page.getByRole('form')).toContainText('To whom: Ada');
});
