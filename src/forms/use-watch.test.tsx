import { expect, test, vi } from 'vitest';
import { renderInScope } from '../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../engine/testing/scope.ts';
import { type DataState, type Scope, useScope } from '../engine/scope.ts';
import type { FormModule } from '../engine/screen-model.ts';
import { useWatch } from './use-watch.ts';

const send = vi.fn<(scope: Scope) => Promise<void>>();

function formOf(name: string): FormModule {
  return {
    name,
    label: 'sell.title',
    parameters: {},
    data: {},
    live: {},
    fields: {},
    steps: [],
    isShownWhenChanged: false,
    watch: { value: '$account.price', data: 'account', changed: 'sell.rateChanged' },
    done: { actions: [] },
    schema: {},
    validators: {},
  };
}

function Watching({ form }: { form: FormModule }) {
  const { changed, start, confirm } = useWatch(form, '{}', useScope(), vi.fn());
  return (
    <>
      <button onClick={start}>Start</button>
      <button onClick={() => void confirm((current) => void send(current))}>Confirm</button>
      <output>{String(changed?.from ?? 'the same')}</output>
    </>
  );
}

test('W-SELL-07 a rate that came after the first step is the one that was seen', async () => {
  send.mockReset().mockResolvedValue();
  const late = dataOf({ value: { price: '4000' } });
  const none = dataOf({ value: {}, refresh: () => Promise.resolve(late) });
  const form = formOf('late');
  const screen = await renderInScope(<Watching form={form} />, scopeOf({ data: { account: none } }));
  await screen.getByRole('button', { name: 'Start' }).click();
  await screen.unmount();
  const shown = dataOf({ value: { price: '4000' }, refresh: () => Promise.resolve(late) });
  const review = await renderInScope(<Watching form={form} />, scopeOf({ data: { account: shown } }));
  await review.getByRole('button', { name: 'Confirm' }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

/** A form that shows 4000 all along, while what it asks for once more brings `fresh`. */
async function watching(name: string, ...fresh: DataState[]) {
  send.mockReset().mockResolvedValue();
  const refresh = vi.fn<() => Promise<DataState>>();
  for (const one of fresh) refresh.mockResolvedValueOnce(one);
  const account = dataOf({ value: { price: '4000' }, refresh });
  const screen = await renderInScope(<Watching form={formOf(name)} />, scopeOf({ data: { account } }));
  await screen.getByRole('button', { name: 'Start' }).click();
  return { screen, refresh, confirm: screen.getByRole('button', { name: 'Confirm' }) };
}

test('W-SELL-07 a rate that came with the last question is confirmed again, though it has not been rendered', async () => {
  const { screen, confirm } = await watching(
    'moved',
    dataOf({ value: { price: '3950' } }),
    dataOf({ value: { price: '3950' } }),
  );
  await confirm.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4000');
  expect(send).not.toHaveBeenCalled();
  await confirm.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0].data['account']?.value).toEqual({ price: '3950' });
});

test('W-SELL-07 the same rate sends at once', async () => {
  const { confirm } = await watching('same', dataOf({ value: { price: '4000.00' } }));
  await confirm.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('W-SELL-07 while the rate cannot be asked for nothing is sent', async () => {
  const { confirm, refresh } = await watching('stale', dataOf({ value: { price: '4000' }, isStale: true }));
  await confirm.click();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  expect(send).not.toHaveBeenCalled();
});

test('W-SELL-07 who has left meanwhile sends nothing', async () => {
  let answer: (state: DataState) => void = () => undefined;
  const { screen, confirm, refresh } = await watching('left');
  refresh.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await confirm.click();
  await screen.unmount();
  answer(dataOf({ value: { price: '4000' } }));
  await new Promise((done) => setTimeout(done));
  expect(send).not.toHaveBeenCalled();
});
