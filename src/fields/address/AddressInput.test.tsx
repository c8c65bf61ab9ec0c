import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';

import type { ExtraValues } from 'engine/runtime/field.ts';
import { renderInScope } from '../../engine/testing/render.tsx';
import { scopeOf } from '../../engine/testing/scope.ts';
import { AddressInput } from './AddressInput.tsx';
import type { AddressProps } from './definition.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const first = 'UQAch5gScOvnwdxXM6VWDs2N8JcWw6BP9dfgxjNDIBoLp80y';
const sameAsFirst = 'EQAch5gScOvnwdxXM6VWDs2N8JcWw6BP9dfgxjNDIBoLp5D3';
const second = 'UQCpsLe-xczT2uHo7_b9BAsSGSAnLjU8Q0pRWF9mbXR7giAu';
const tron = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const props: AddressProps = { label: 'sell.address', network: 'ton', token: 'usdt', required: 'form.enterAddress' };

async function addressField({ start = '', fieldProps = props }: { start?: string; fieldProps?: AddressProps } = {}) {
  const changes: [string, ExtraValues?][] = [];
  function Field() {
    const [text, setText] = useState(start);
    const change = (next: string, extra?: ExtraValues): void => {
      changes.push(extra ? [next, extra] : [next]);
      setText(next);
    };
    return (
      <AddressInput
        id="address"
        name="address"
        text={text}
        onChange={change}
        onBlur={() => undefined}
        error={undefined}
        isDisabled={false}
        props={fieldProps}
      />
    );
  }
  const screen = await renderInScope(<Field />, scopeOf());
  return { screen, changes, input: screen.getByRole('textbox') };
}

/** Puts a text into the clipboard and pastes it in place of all that the input holds. */
async function pasteOver(input: Awaited<ReturnType<typeof addressField>>['input'], text: string): Promise<void> {
  const copied = document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text }));
  copied.select();
  await userEvent.copy();
  copied.remove();
  await userEvent.tripleClick(input);
  await userEvent.paste();
}

test('W-SELL-15 the memo of a code goes with its address, however another one comes', async () => {
  const { changes, input } = await addressField();
  await pasteOver(input, `ton://transfer/${first}?amount=1000000&text=111222`);
  await expect.element(input).toHaveValue(first);
  expect(changes.at(-1)).toEqual([first, { memo: '111222' }]);
  await pasteOver(input, second);
  await expect.element(input).toHaveValue(second);
  expect(changes.at(-1)).toEqual([second, { memo: '' }]);
  await userEvent.type(input, '{End}{Backspace}');
  expect(changes.at(-1)).toEqual([second.slice(0, -1), { memo: '' }]);
});

test('another spelling of the same address leaves the memo alone', async () => {
  const { changes, input } = await addressField({ start: first });
  await pasteOver(input, sameAsFirst);
  expect(changes).toEqual([[sameAsFirst]]);
});

test.each([
  ['over another address', first],
  ['into an empty field', ''],
])('W-SELL-15 a link of another network is read when it is pasted %s', async (_, start) => {
  const { changes, input } = await addressField({ start });
  await pasteOver(input, `tron:${tron}`);
  await expect.element(input).toHaveValue(tron);
  expect(changes).toEqual([[tron, { memo: '' }]]);
});

test('a link that is typed is read as soon as its address is complete', async () => {
  const { input } = await addressField();
  await userEvent.type(input, `tron:${tron.slice(0, -1)}`);
  await expect.element(input).toHaveValue(`tron:${tron.slice(0, -1)}`);
  await userEvent.type(input, tron.slice(-1));
  await expect.element(input).toHaveValue(tron);
});

test('a link of any length is read before anything is cut', async () => {
  const { changes, input } = await addressField();
  await pasteOver(input, `ton://transfer/${first}?init=${'a'.repeat(300)}&text=87654321`);
  expect(changes).toEqual([[first, { memo: '87654321' }]]);
  await pasteOver(input, 'x'.repeat(500));
  await expect.element(input).toHaveValue('x'.repeat(500));
});

test('a link that is pasted into an address replaces it; one of an unknown chain changes nothing', async () => {
  const { changes, screen, input } = await addressField({ start: second });
  const copied = document.body.appendChild(
    Object.assign(document.createElement('input'), { value: `eip155:56:0x${'a'.repeat(40)}` }),
  );
  copied.select();
  await userEvent.copy();
  copied.remove();
  await userEvent.click(input);
  await userEvent.keyboard('{Home}{ArrowRight}');
  await userEvent.paste();
  await expect.element(screen.getByText(/network that isn’t available/)).toBeVisible();
  await expect.element(input).toHaveValue(second);
  expect(changes).toEqual([]);
});

test.each([
  ['ton', `ton://transfer/${first}?amount=5`, 'This code asks for TON, but USDT will be sent.'],
  ['ton', `ton://transfer/${first}?jetton=EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs&amount=5`, undefined],
  ['trc20', `tron:${tron}?amount=5`, 'This code asks for TRX, but USDT will be sent.'],
  [
    'erc20',
    'ethereum:0x52908400098527886E0F7030069857D2E4169EE7?value=1e18',
    'This code asks for ETH, but USDT will be sent.',
  ],
  ['erc20', 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7', undefined],
  [
    'erc20',
    'ethereum:0x68749665FF8D2d112Fa859AA293F07A622782F38/transfer?address=0x52908400098527886E0F7030069857D2E4169EE7',
    'This code asks for Xaut, but USDT will be sent.',
  ],
])('a code of %s that asks for another coin or token says so: %s', async (network, code, note) => {
  const { screen, input } = await addressField({ fieldProps: { ...props, network } });
  await pasteOver(input, code);
  if (note === undefined) expect(screen.getByRole('note').query()).toBeNull();
  else await expect.element(screen.getByText(note, { exact: true })).toBeVisible();
});

test('a space that is typed within an address leaves the caret where it was', async () => {
  const { input } = await addressField({ start: first });
  await userEvent.click(input);
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight} x');
  await expect.element(input).toHaveValue(`UQx${first.slice(2)}`);
});

test.each([
  ['is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['is empty', () => Promise.resolve('')],
])('a clipboard that %s says what to do and changes nothing', async (_, readText) => {
  vi.spyOn(navigator.clipboard, 'readText').mockImplementation(readText);
  const { screen, changes, input } = await addressField({ start: first });
  await screen.getByRole('button', { name: 'Paste' }).click();
  await expect.element(screen.getByText(/Couldn’t read the clipboard/)).toBeVisible();
  await expect.element(input).toHaveFocus();
  expect(changes).toEqual([]);
  await pasteOver(input, second);
  expect(screen.getByRole('note').query()).toBeNull();
});

test('without a clipboard the field shows, without a button to paste', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object(undefined));
  const { screen, input } = await addressField();
  await expect.element(input).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paste' }).query()).toBeNull();
});
