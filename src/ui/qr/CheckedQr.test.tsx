import jsQR from 'jsqr';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { CheckedQr } from './CheckedQr.tsx';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

const props = {
  text: address,
  size: 256,
  label: 'QR code of the address',
  failed: 'The QR code could not be verified.',
};

vi.mock('jsqr', { spy: true });

test('a code with the right address is shown at the given size', async () => {
  const screen = await render(<CheckedQr {...props} />, { wrapper: Provider });
  const code = screen.getByRole('img', { name: 'QR code of the address' });
  await expect.element(code).toBeVisible();
  expect(code.element().getBoundingClientRect().width).toBe(256);
  expect(jsQR).toHaveBeenCalled();
});

test.each([
  ['has another text', { data: `${address}0` }],
  ['has the text in another case', { data: address.toLowerCase() }],
  ['cannot be read', null],
])('a code that %s is never shown, and a notice replaces it', async (_, answer) => {
  const reading = vi.mocked(jsQR).mockReturnValue(answer === null ? null : Object.assign(Object.create(null), answer));
  const screen = await render(<CheckedQr {...props} />, { wrapper: Provider });
  await expect.element(screen.getByRole('note').getByText(/^The QR code could not be verified/)).toBeVisible();
  expect(screen.container.querySelector('canvas')).toBeNull();
  reading.mockRestore();
});
