import { useState } from 'react';
import { expect, test } from 'vitest';

import { renderInScope } from '../../engine/testing/render.tsx';
import { values } from '../../values/values.ts';
import { LanguageInput } from './LanguageInput.tsx';

function Chosen({ isDisabled = false }: { isDisabled?: boolean }) {
  const [text, setText] = useState('en');
  const field = { id: 'language', name: 'language', onBlur: () => undefined, error: undefined };
  const props = { label: 'language.title', start: 'en' } as const;
  return (
    <>
      <LanguageInput {...field} text={text} onChange={setText} isDisabled={isDisabled} props={props} />
      <output>{text}</output>
    </>
  );
}

test('LANG-01 offers every language, in its own words, of which one is chosen', async () => {
  const screen = await renderInScope(<Chosen />);
  for (const { label } of values.languages.languages)
    await expect.element(screen.getByText(label, { exact: true }).first()).toBeInTheDocument();
  await screen.getByRole('radio', { name: 'Deutsch' }).click();
  await expect.element(screen.getByText('de', { exact: true })).toBeInTheDocument();
});

test('cannot be changed while its form is sent', async () => {
  const screen = await renderInScope(<Chosen isDisabled />);
  for (const radio of screen.getByRole('radio').elements()) expect(radio).toHaveProperty('disabled', true);
});
