import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';
import { ExchangeInput } from './ExchangeInput.tsx';
import type { ExchangeProps } from './definition.ts';
import field from './field.ts';

const props: ExchangeProps = {
  usdt: { label: 'buy.pay', unit: 'USDT', step: '1' },
  token: { label: 'buy.receiveAbout', unit: 'XAUT', step: '0.00001' },
  price: '$account.price',
  toggle: 'buy.toggle',
  required: 'form.enterVolume',
  min: [{ value: '100', fault: 'form.volumeBelowMinimum' }],
};
const scope = scopeOf({ data: { account: dataOf({ value: { price: '4000' } }) } });

function Field() {
  const [text, setText] = useState('token:0.03333');
  const input = { id: 'pair', name: 'pair', text, onChange: setText, onBlur: () => undefined, isDisabled: false };
  return (
    <>
      <ExchangeInput {...input} error={undefined} props={props} />
      <output data-testid="fault">{JSON.stringify(field.fault?.(text, props, scope) ?? null)}</output>
    </>
  );
}

test('W-BUY-08 an edit of an amount that the app computed with cents leaves whole USDT, without a fault', async () => {
  const screen = await renderInScope(<Field />, scope);
  await screen.getByRole('button', { name: 'Switch between USDT and tokens' }).click();
  const input = screen.getByRole('textbox');
  await expect.element(input).toHaveValue('133.32');
  await userEvent.type(input, '{End}{Backspace}');
  await expect.element(input).toHaveValue('133');
  await expect.element(screen.getByTestId('fault')).toHaveTextContent('null');
});
