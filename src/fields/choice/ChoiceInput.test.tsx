import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import type { ChoiceProps } from './definition.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

function Chosen({ start, isDisabled = false, props }: { start: string; isDisabled?: boolean; props: ChoiceProps }) {
  const [text, setText] = useState(start);
  const inputProps = { id: 'choice', name: 'choice', onBlur: () => undefined, error: undefined };
  return (
    <>
      <ChoiceInput {...inputProps} text={text} onChange={setText} isDisabled={isDisabled} props={props} />
      <output>{text}</output>
    </>
  );
}
const items: ChoiceProps['items'] = [{ value: '12', label: 'limits.title' }, { value: '24' }];
const props: ChoiceProps = { label: 'account.motion', items, start: '12' };

test('has its items side by side, of which one is chosen; without a text an item is its value', async () => {
  const screen = await renderInScope(<Chosen start="12" props={props} />);
  const radios = screen.getByRole('radio').elements();
  expect(radios.map((radio) => radio instanceof HTMLInputElement && radio.checked)).toEqual([true, false]);
  await screen.getByText('24').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('24');
});

test('cannot be changed while its form is sent', async () => {
  const screen = await renderInScope(<Chosen start="12" isDisabled props={props} />);
  for (const radio of screen.getByRole('radio').elements()) expect(radio).toHaveProperty('disabled', true);
});
