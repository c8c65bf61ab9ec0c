import { expect, test } from 'vitest';

import NumberCell from './Number.tsx';
import TextCell from '../text/Text.tsx';
import { BlockView } from '../../engine/BlockView.tsx';
import { CellView } from 'engine/runtime/CellView.tsx';
import { DecimalsProvider, decimalsIn } from '../../engine/same-decimals.tsx';
import { HeroNumber } from '../../engine/HeroNumber.tsx';
import type { BlockNode, KindNode } from 'engine/runtime/screen-model.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../../engine/testing/scope.ts';

interface Props {
  readonly hero: { readonly value: string; readonly style: 'dollars' };
  readonly cells: readonly KindNode[];
}

function Block({ hero, cells }: Props) {
  return (
    <>
      <HeroNumber {...hero} />
      {cells.map((node, index) => (
        <p key={index}>
          <CellView node={node} />
        </p>
      ))}
    </>
  );
}

function number(value: string, style: 'token' | 'price' | 'percent'): KindNode {
  const props = { value, style, isChange: false, isPublic: false };
  return { component: () => <NumberCell {...props} />, props };
}

const rate = {
  text: 'wallet.rate' as const,
  with: { token: 'XAUT', price: { value: '$account.price', style: 'price' as const } },
};

const props: Props = {
  hero: { value: '$account.dollars', style: 'dollars' },
  cells: [
    number('$account.total', 'token'),
    number('0.0125', 'token'),
    { ...number('0.12345678', 'token'), when: { is: '$account.isLocked' } },
    { component: () => <TextCell text={rate} isPill={false} />, props: { text: rate, isPill: false } },
    number('12', 'percent'),
  ],
};

const scopeWith = (account: object) => scopeOf({ data: { account: dataOf({ value: account }) } });

test('FMT-04 FMT-06 each figure of a block has its own decimals, also in texts and the large one', async () => {
  const node: BlockNode = { component: () => <Block {...props} />, props, needs: [] };
  const account = { total: '2', price: '4000', dollars: '6000.5', isLocked: true };
  const { container } = await renderInScope(<BlockView node={node} />, scopeWith(account));
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe('$6,000.502.000.01250.123456781 XAUT = 4,000 USDT12.00%');
});

const column = (account: object) => {
  const scope = scopeWith(account);
  return renderInScope(
    <DecimalsProvider value={decimalsIn(props, [scope])}>
      <Block {...props} />
    </DecimalsProvider>,
    scope,
  );
};

test('FMT-04 FMT-06 the figures of a column have the same decimals, also in texts', async () => {
  const { container } = await column({ total: '1.5', price: '4000', dollars: '6000.5', isLocked: false });
  for (const shown of ['$6,000.50', '1.5000', '0.0125', '4,000.00', '12.00%'])
    expect(container.textContent).toContain(shown);
});

test('FMT-04 a hidden figure does not affect the decimals of a column; a visible one does', async () => {
  const { container } = await column({ total: '1.5', price: '4000', dollars: '6000', isLocked: true });
  const hidden = await column({ total: '1.5', price: '4000', dollars: '6000', isLocked: false });
  expect(hidden.container.textContent).toContain('$6,0001.50000.0125');
  for (const shown of ['$6,000', '4,000', '1.50000000', '0.01250000', '0.12345678'])
    expect(container.textContent).toContain(shown);
  expect(container.textContent).not.toContain('.00 ');
});
