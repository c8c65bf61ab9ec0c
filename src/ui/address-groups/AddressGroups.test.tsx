import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { AddressGroups } from './AddressGroups.tsx';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

test('one click selects the whole address, which is copied once and without gaps', async () => {
  const screen = await render(
    <Provider>
      <p>To</p>
      <AddressGroups address={address} />
      <input aria-label="Pasted" />
    </Provider>,
  );
  await userEvent.click(screen.getByText('9084', { exact: true }));
  expect(getSelection()?.toString().trim()).toBe(address);
  await userEvent.copy();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste();
  await expect.element(screen.getByRole('textbox')).toHaveValue(address);
});
