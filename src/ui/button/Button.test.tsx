import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { Button } from './Button.tsx';

test('a tap calls onPress', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(<Button onPress={onPress}>Go</Button>);
  await screen.getByRole('button', { name: 'Go' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('while busy it keeps name and size, says so, and neither calls onPress nor submits', async () => {
  const onPress = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy} onPress={onPress}>
        Send
      </Button>
    </form>
  );
  const screen = await render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  const before = button.element().getBoundingClientRect();
  await screen.rerender(form(true));
  const after = button.element().getBoundingClientRect();
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button with a reason stays reachable, is described by it and does nothing', async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <Button disabledReason="Deposit first." onPress={onPress}>
      Start
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Start' });
  await expect.element(button).toHaveAccessibleDescription('Deposit first.');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().focus();
  expect(document.activeElement).toBe(button.element());
  await button.click({ force: true });
  expect(onPress).not.toHaveBeenCalled();
});

test('with a link it is a link, with a disabled link a button', async () => {
  const link = <a href="#wallet" className="own" />;
  const screen = await render(<Button link={link}>Wallet</Button>);
  await expect.element(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '#wallet');
  await expect.element(screen.getByRole('link')).toHaveClass('own');
  await screen.rerender(
    <Button link={link} isDisabled>
      Wallet
    </Button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Wallet' })).toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelector('a')).toBeNull();
});
