import { useMemo, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInScope } from '../engine/testing/render.tsx';
import { dataOf, scopeOf } from '../engine/testing/scope.ts';
import { type DataState, type Scope, ScopeProvider, useScope } from 'engine/runtime/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import { createStore, useStore } from '../values/store.ts';
import { values } from '../values/values.ts';
import { formOf } from './testing/form.ts';
import { useWatch } from './use-watch.ts';

const send = vi.fn<(scope: Scope) => Promise<void>>();

const watch = { value: '$account.price', data: 'account', changed: 'sell.rateChanged' } as const;

function Watching({ form, isTelling = false }: { form: FormModule; isTelling?: boolean }) {
  const { changed, isGuarded, start, confirm } = useWatch(form, '{}', useScope(), { isTelling, onEnd: vi.fn() });
  return (
    <>
      <button onClick={start}>Start</button>
      <button onClick={() => void confirm((current) => void send(current))}>Confirm</button>
      <output>{String(changed?.from ?? 'the same')}</output>
      <p role="note">{isGuarded ? 'resting' : 'rested'}</p>
    </>
  );
}

test('W-SELL-07 a rate that loads after the first step counts as seen', async () => {
  send.mockReset().mockResolvedValue();
  const late = dataOf({ value: { price: '4000' } });
  const none = dataOf({ value: {}, refresh: () => Promise.resolve(late) });
  const form = formOf('late', { watch });
  const screen = await renderInScope(<Watching form={form} />, scopeOf({ data: { account: none } }));
  await screen.getByRole('button', { name: 'Start' }).click();
  await screen.unmount();
  const shown = dataOf({ value: { price: '4000' }, refresh: () => Promise.resolve(late) });
  const review = await renderInScope(<Watching form={form} />, scopeOf({ data: { account: shown } }));
  await review.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

/** A form that always shows 4000, while its refreshes return `fresh`. */
async function watching(name: string, ...fresh: DataState[]) {
  send.mockReset().mockResolvedValue();
  const refresh = vi.fn<() => Promise<DataState>>();
  for (const one of fresh) refresh.mockResolvedValueOnce(one);
  const account = dataOf({ value: { price: '4000' }, refresh });
  const screen = await renderInScope(<Watching form={formOf(name, { watch })} />, scopeOf({ data: { account } }));
  await screen.getByRole('button', { name: 'Start' }).click();
  return { screen, refresh, confirm: screen.getByRole('button', { name: 'Confirm' }) };
}

test('W-SELL-07 a rate changed by the last refresh has to be confirmed, even before it is rendered', async () => {
  const { screen, confirm } = await watching(
    'moved',
    dataOf({ value: { price: '3950' } }),
    dataOf({ value: { price: '3950' } }),
  );
  await confirm.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4000');
  expect(send).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('note')).toHaveTextContent('rested');
  await confirm.click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0].data['account']?.value).toEqual({ price: '3950' });
});

test('W-SELL-07 an unchanged rate sends at once', async () => {
  const { confirm } = await watching('same', dataOf({ value: { price: '4000.00' } }));
  await confirm.click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('W-SELL-07 while the rate cannot be refreshed nothing is sent', async () => {
  const { confirm, refresh } = await watching('stale', dataOf({ value: { price: '4000' }, isStale: true }));
  await confirm.click();
  await expect.poll(() => refresh).toHaveBeenCalledOnce();
  await new Promise((done) => setTimeout(done));
  expect(send).not.toHaveBeenCalled();
});

test('W-SELL-07 nothing is sent if the user leaves during the refresh', async () => {
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

test('W-SELL-07 each change is shown at once, and confirming is disabled for a moment', async () => {
  // The moment ends when the test says, however long a look at the page takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  send.mockReset().mockResolvedValue();
  const rate = createStore('4000');
  const form = formOf('live', { watch });
  function Live() {
    const price = useStore(rate);
    const scope = useMemo(() => {
      const account = dataOf({ value: { price }, refresh: () => Promise.resolve(dataOf({ value: { price } })) });
      return scopeOf({ data: { account } });
    }, [price]);
    return (
      <ScopeProvider value={scope}>
        <Watching form={form} isTelling />
      </ScopeProvider>
    );
  }
  const screen = await renderInScope(<Live />);
  await screen.getByRole('button', { name: 'Start' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('the same');
  for (const [before, now] of [
    ['4000', '3950'],
    ['3950', '3900'],
    ['3900', '4000'],
  ] as const) {
    rate.write(now);
    await expect.element(screen.getByRole('status')).toHaveTextContent(before);
    // A tap meant for the previous rate.
    document.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
    await expect.element(screen.getByRole('note')).toHaveTextContent('resting');
    expect(send).not.toHaveBeenCalled();
  }
  vi.advanceTimersByTime(500);
  await expect.element(screen.getByRole('note')).toHaveTextContent('rested');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('W-SELL-07 a change that arrives during the refresh does not count as seen', async () => {
  send.mockReset().mockResolvedValue();
  const form = formOf('raced', { watch });
  function Live() {
    const [price, setPrice] = useState('4000');
    const scope = useMemo(() => {
      const refresh = async (): Promise<DataState> => {
        setPrice('3900');
        // The change is rendered before the refresh resolves.
        await expect.poll(() => document.querySelector('output')?.textContent).toBe('4000');
        return dataOf({ value: { price: '3900' } });
      };
      return scopeOf({ data: { account: dataOf({ value: { price }, refresh }) } });
    }, [price]);
    return (
      <ScopeProvider value={scope}>
        <Watching form={form} isTelling />
      </ScopeProvider>
    );
  }
  const screen = await renderInScope(<Live />);
  await screen.getByRole('button', { name: 'Start' }).click();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('4000');
  await expect.element(screen.getByRole('note')).toHaveTextContent('rested');
  expect(send).not.toHaveBeenCalled();
});

/** A form whose next refresh is answered by `answer`, and the one after it with `second` at once. */
async function watchingLate(name: string, second: DataState) {
  const { promise, resolve: answer } = Promise.withResolvers<DataState>();
  const form = await watching(name);
  form.refresh.mockReturnValueOnce(promise).mockResolvedValueOnce(second);
  return { ...form, answer };
}

test('W-SELL-07 nothing is sent if the connection is lost during the refresh, not even when it is back', async () => {
  const same = dataOf({ value: { price: '4000' } });
  const { confirm, answer } = await watchingLate('offline', same);
  await confirm.click();
  window.dispatchEvent(new Event('offline'));
  await new Promise((done) => setTimeout(done));
  answer(same);
  await new Promise((done) => setTimeout(done));
  expect(send).not.toHaveBeenCalled();
  await confirm.click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test('W-SELL-07 nothing is sent if the refresh takes longer than a request may, as in a page that was hidden', async () => {
  const same = dataOf({ value: { price: '4000' } });
  const { confirm, refresh, answer } = await watchingLate('hidden', same);
  await confirm.click();
  await expect.poll(() => refresh).toHaveBeenCalledOnce();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + values.app.requestTimeout + 1);
  answer(same);
  await new Promise((done) => setTimeout(done));
  expect(send).not.toHaveBeenCalled();
  now.mockRestore();
  await confirm.click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
});
