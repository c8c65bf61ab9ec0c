import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import type { TextProps } from './definition.ts';
import field from './field.ts';

const props: TextProps = { label: 'send.memo', maxLength: 5 };

function Typed({ error }: { error?: string }) {
  const [text, setText] = useState('');
  const { Input } = field;
  const inputProps = { id: 'memo', name: 'memo', text, onChange: setText, onBlur: () => undefined, isDisabled: false };
  return (
    <>
      <Input {...inputProps} error={error} props={props} />
      <output>{text}</output>
    </>
  );
}

test('takes what is typed, also more than it may have: nothing is cut off without a word', async () => {
  const screen = await renderInScope(<Typed />);
  const input = screen.getByRole('textbox', { name: /memo/i });
  await input.fill('12345678');
  await expect.element(screen.getByRole('status')).toHaveTextContent('12345678');
  await expect.element(input).toHaveAttribute('aria-required', 'false');
});

test('no phone corrects it', async () => {
  const screen = await renderInScope(<Typed />);
  const input = screen.getByRole('textbox');
  for (const [name, value] of Object.entries({
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: 'false',
    autocomplete: 'off',
  }))
    await expect.element(input).toHaveAttribute(name, value);
});

test('its fault is read with it', async () => {
  const screen = await renderInScope(<Typed error="Too long" />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Too long');
});

test('is too long only with its visible text, and says how long it may be', () => {
  const fault = (text: string) => field.fault?.(text, props, scopeOf());
  expect(fault('12345')).toBeUndefined();
  expect(fault(' 12345 \u200b')).toBeUndefined();
  expect(fault('123456')).toEqual({ text: 'form.tooLong', with: { max: { value: 5, style: 'count' } } });
});
