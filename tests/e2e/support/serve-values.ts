import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { replaceValues, valuesIn } from '../../../compiler/values/values-block.ts';
import { type Values, pageSchemas } from '../../../src/values/schema.ts';

const schema = z.object(pageSchemas);

/** Serves the app's pages with changed plain values, as after an operator's change without a build. */
export async function serveValues(page: Page, change: (values: Values) => void): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(v1|i18n|assets|sandbox)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Only the browser resolves the name of the messenger's host.
      const response = await route.fetch({ url: route.request().url().replace('//mini.localhost', '//localhost') });
      const html = await response.text();
      const values = schema.parse(valuesIn(html));
      change(values);
      await route.fulfill({ response, body: replaceValues(html, values) });
    },
  );
}
