import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import Form from './Form.tsx';

test('shows a placeholder that says that it loads, until the code of the form is there', async () => {
  const load = () => new Promise<never>(() => undefined);
  const screen = await renderInScope(<Form form={load} with={{}} picks={{}} />);
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.container.querySelector('input, button')).toBeNull();
});
