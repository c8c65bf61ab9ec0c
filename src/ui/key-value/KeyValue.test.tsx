import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import '../tokens.css';
import '../base.css';
import { AddressGroups } from '../address-groups/AddressGroups.tsx';
import { Provider } from '../Provider.tsx';
import { KeyValue, KeyValueList } from './KeyValue.tsx';

test('an address has the whole width below its label, so that it takes three lines of a narrow phone', async () => {
  const screen = await render(
    <Provider>
      <div style={{ inlineSize: 248 }}>
        <KeyValueList>
          <KeyValue
            label="Recipient’s address"
            value={<AddressGroups address="0x52908400098527886E0F7030069857D2E4169EE7" />}
          />
          <KeyValue label="Network" value="Ethereum" />
        </KeyValueList>
      </div>
    </Provider>,
  );
  const box = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect();
  expect(box('0x52').top).toBeGreaterThanOrEqual(box('Recipient’s address').bottom - 4);
  const groups = [...screen.container.querySelectorAll('[aria-hidden="true"] > span')];
  expect(new Set(groups.map((group) => group.getBoundingClientRect().top)).size).toBeLessThanOrEqual(3);
  expect(Math.abs(box('Network').top - box('Ethereum').top)).toBeLessThan(4);
});

test('an amount keeps its unit on its line, and its label wraps beside it', async () => {
  const screen = await render(
    <Provider>
      <div style={{ inlineSize: 262 }}>
        <KeyValueList>
          <KeyValue
            label="Volume on covered lines"
            value={<span className="num">170,526.82637263 XAUT</span>}
            tone="strong"
          />
        </KeyValueList>
      </div>
    </Provider>,
  );
  const [label, amount] = ['Volume on covered lines', '170,526.82637263 XAUT'].map((text) =>
    screen.getByText(text, { exact: true }).element(),
  );
  expect(amount?.getClientRects()).toHaveLength(1);
  expect(label?.getBoundingClientRect().height).toBeGreaterThan(1.5 * (amount?.getBoundingClientRect().height ?? 0));
});
