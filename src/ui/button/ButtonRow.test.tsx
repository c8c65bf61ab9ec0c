import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import '../tokens.css';
import '../base.css';
import { Provider } from '../Provider.tsx';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';

test('three short words stand in one row of a card at 320 px, in German too; longer ones stand below', async () => {
  const rowsOf = async (...labels: string[]) => {
    const screen = await render(
      <Provider>
        <div style={{ inlineSize: 252 }}>
          <ButtonRow>
            {labels.map((label) => (
              <Button key={label}>{label}</Button>
            ))}
          </ButtonRow>
        </div>
      </Provider>,
    );
    const tops = labels.map((name) => screen.getByRole('button', { name }).element().getBoundingClientRect().top);
    await screen.unmount();
    return new Set(tops).size;
  };
  expect(await rowsOf('Verkaufen', 'Link', 'Senden')).toBe(1);
  expect(await rowsOf('Auszahlungsauftrag', 'Zurücknehmen')).toBe(2);
});
