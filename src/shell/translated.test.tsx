import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { followTranslation } from './translated.ts';

beforeAll(followTranslation);

/** Replaces each text by a font element, as browsers do in one step or in two, in which they insert before or behind it. */
const ways = {
  'in one step': (text: ChildNode, font: Element) => text.replaceWith(font),
  'before the text': (text: ChildNode, font: Element) => {
    text.before(font);
    text.remove();
  },
  'behind the text': (text: ChildNode, font: Element) => {
    text.after(font);
    text.remove();
  },
};

async function translate(root: Element, replace: (text: ChildNode, font: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, {
    acceptNode: ({ parentElement }) =>
      parentElement?.matches('font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  });
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.replaceAll(/[a-z]+/g, (word) => [...word].toReversed().join(''));
    replace(text, font);
  }
  await Promise.resolve();
}

function Page() {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        next
      </button>
      <p>
        step {step}
        {step < 2 && ' early'}
        {step > 2 && <b>late</b>} of all
      </p>
    </>
  );
}

test.for(Object.entries(ways))(
  'texts of a page that the browser translates %s stay up to date',
  async ([, replace]) => {
    const screen = await render(<Page />);
    const page = screen.container;
    const shown = () => page.querySelector('p')?.textContent;
    const next = async (): Promise<void> => {
      await screen.getByRole('button').click();
      // Changed texts are as React writes them, until the browser translates them again.
      await expect.poll(() => page.querySelector('p')?.innerHTML).not.toBe(before);
    };
    let before: string | undefined;
    await translate(page, replace);
    expect(shown()).toBe('pets 0 ylrae fo lla');
    for (const [first, second] of [
      ['pets 1 ylrae fo lla', 'pets 1 ylrae fo lla'],
      ['pets 2 fo lla', 'pets 2 fo lla'],
      ['pets 3late fo lla', 'pets 3etal fo lla'],
      ['pets 4etal fo lla', 'pets 4etal fo lla'],
    ]) {
      before = page.querySelector('p')?.innerHTML;
      await next();
      expect(shown()).toBe(first);
      await translate(page, replace);
      expect(shown()).toBe(second);
    }
  },
);

test('a translation with other figures, addresses or tickers is taken back; the sentence stays as it is', async () => {
  const screen = await render(
    <>
      <p>at 4,000.50 USDT</p>
      <p>to 0x5a…aEd, in 2 days</p>
    </>,
  );
  const lines = [...screen.container.querySelectorAll('p')];
  const translateAs = async (said: readonly string[]): Promise<(string | null)[]> => {
    for (const [index, line] of lines.entries()) {
      const font = document.createElement('font');
      font.textContent = said[index] ?? '';
      line.firstChild?.replaceWith(font);
    }
    await Promise.resolve();
    return lines.map(({ textContent }) => textContent);
  };
  expect(await translateAs(['zu 4.000,50 USDT', 'in 2 Tagen an 0x5a…aEd.'])).toEqual([
    'at 4,000.50 USDT',
    'in 2 Tagen an 0x5a…aEd.',
  ]);
  expect(lines.map(({ translate: may }) => may)).toEqual([false, true]);
});
