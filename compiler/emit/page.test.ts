import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filledPage } from './page.ts';
import { readProject } from '../compile.ts';
import { root } from '../testing/config-copy.ts';

test('the page says what the app is, in a text of config, for search engines and links', async () => {
  const project = await readProject(root);
  const html = filledPage(readFileSync(join(root, 'index.html'), 'utf8'), project);
  const [, description = ''] = /<meta name="description" content="([^"]*)" \/>/.exec(html) ?? [];
  expect(description).toBe(project.locales.get('en')?.get('welcome.tokens'));
  expect(description.length).toBeGreaterThan(50);
  expect(html).not.toContain('<!--description-->');
});
