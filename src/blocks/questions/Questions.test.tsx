import { expect, test } from 'vitest';

import { wayTo } from '../../engine/testing/nodes.tsx';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import Questions from './Questions.tsx';
import type { QuestionsProps } from './definition.ts';

const props: QuestionsProps = {
  title: 'faq.wallet',
  items: [
    {
      question: 'faq.gift',
      answer: ['faq.giftAnswer', 'faq.tokensAnswer'],
      link: { label: 'wallet.title', action: wayTo('/wallet') },
    },
    { question: 'faq.tokens', answer: ['faq.tokensAnswer'], when: { is: '$row.isThere' } },
  ],
};
const show = (isThere: boolean) => renderInScope(<Questions {...props} />, scopeOf({ roots: { row: { isThere } } }));

test('unfold one by one, and several may be open', async () => {
  const screen = await show(true);
  const [first, second] = [screen.getByRole('button').first(), screen.getByRole('button').last()];
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link').query()).toBeNull();
  await first.click();
  await second.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
  expect(screen.container.querySelectorAll('p')).toHaveLength(3);
  await first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
});

test('a question whose condition does not hold is not there', async () => {
  const screen = await show(false);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});
