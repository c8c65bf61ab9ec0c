import { useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { startTexts } from './i18n.ts';

afterEach(() => vi.restoreAllMocks());

function Texts() {
  const { t } = useTranslation();
  return <p>{[t('wallet.title'), t('send.title'), t('sell.title')].join('|')}</p>;
}

test('I18N-06 a text that is missing or no text in a loaded file is that of the build, and its key never shows', async () => {
  const loaded = { 'wallet.title': 'Purse', 'send.title': [{}] };
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(loaded))));
  await startTexts();
  const seen = new Set<string>();
  new MutationObserver(() => seen.add(document.body.textContent)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  const screen = await render(<Texts />);
  await expect.element(screen.getByText('Purse|Send|Sell')).toBeVisible();
  expect([...seen].filter((text) => /\w\.\w/.test(text))).toEqual([]);
});
