import '../../values/testing/page.ts';
import { afterEach, expect, test, vi } from 'vitest';

import { scopeOf } from '../../engine/testing/scope.ts';
import { values } from '../../values/values.ts';
import { canReadClipboard, hasCamera } from './allowed.ts';
import type { AddressProps } from './definition.ts';
import { addressFault, formatOf, networkOf } from './fault.ts';
import { savedAddress } from './saved.ts';

const valid = '0x52908400098527886E0F7030069857D2E4169EE7';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const props: AddressProps = { label: 'send.address', network: '$search.network', required: 'form.enterAddress' };
const on = (network: string, row: object = {}) => scopeOf({ roots: { search: { network }, row } });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an address is checked by the network of the field', () => {
  expect(addressFault(valid, props, on('erc20'))).toBeUndefined();
  expect(addressFault(tron, props, on('trc20'))).toBeUndefined();
  expect(addressFault(tron, props, on('erc20'))).toEqual({
    text: 'form.address.wrongNetwork',
    with: { network: values.networks.networks['erc20']?.name },
  });
  expect(addressFault(valid.slice(0, -1), props, on('erc20'))).toMatch(/^form\.address\.\w+$/);
  expect(addressFault('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', props, on('erc20'))).toMatch(
    /^form\.address\.\w+$/,
  );
  expect(addressFault('anything', props, on('unheard'))).toBeUndefined();
});

test('a network has its name and the format of its addresses, also another network’s', () => {
  expect(networkOf(props, on('erc20'))).toEqual({
    key: 'erc20',
    name: values.networks.networks['erc20']?.name,
    form: 'erc20',
  });
  expect(networkOf(props, on('unheard'))).toEqual({ key: 'unheard', name: undefined, form: undefined });
  const erc20 = values.networks.networks['erc20'];
  if (!erc20) throw new Error('config has the network');
  const like = { ...erc20, addresses: 'erc20' as const };
  vi.spyOn(values.networks, 'networks', 'get').mockReturnValue({ ...values.networks.networks, other: like });
  expect(formatOf('other')).toBe('erc20');
});

test('the last used address is offered on its own network, while it is valid', () => {
  const saved = { label: 'send.address', value: '$row.address', network: '$row.network' } as const;
  const name = values.networks.networks['erc20']?.name;
  const offered = (row: object, network = 'erc20') => savedAddress({ ...props, saved }, on(network, row));
  expect(offered({ address: valid, network: name })).toBe(valid);
  expect(offered({ address: valid, network: 'Tron' })).toBeUndefined();
  expect(offered({ address: valid, network: name }, 'trc20')).toBeUndefined();
  expect(offered({ address: valid.slice(0, -1), network: name })).toBeUndefined();
  expect(offered({ address: '', network: name })).toBeUndefined();
  expect(offered({ address: 5, network: name })).toBeUndefined();
  expect(offered({ network: name })).toBeUndefined();
  expect(savedAddress(props, on('erc20'))).toBeUndefined();
  expect(offered({ address: '' }, 'unheard')).toBeUndefined();
  expect(offered({ address: 5 }, 'unheard')).toBeUndefined();
});

/** The policy of the page, and the devices of the browser. */
function browser(allowed: readonly string[] | undefined, devices: readonly string[] | undefined, parent?: unknown) {
  vi.stubGlobal('document', allowed && { featurePolicy: { allowsFeature: (name: string) => allowed.includes(name) } });
  if (!allowed) vi.stubGlobal('document', {});
  vi.stubGlobal('window', { parent });
  if (parent === undefined) Object.assign(window, { parent: window });
  const mediaDevices = devices && {
    getUserMedia: () => undefined,
    enumerateDevices: () => Promise.resolve(devices.map((kind) => ({ kind }))),
  };
  vi.stubGlobal('navigator', { clipboard: { readText: () => '' }, mediaDevices });
}

test('a page that may not use the camera, or has none, does not offer to scan', async () => {
  browser(['camera'], ['audioinput', 'videoinput']);
  expect(await hasCamera()).toBe(true);
  browser(['camera'], ['audioinput']);
  expect(await hasCamera()).toBe(false);
  browser(['clipboard-read'], ['videoinput']);
  expect(await hasCamera()).toBe(false);
  browser(['camera'], undefined);
  expect(await hasCamera()).toBe(false);
  browser(['camera'], ['videoinput']);
  Object.assign(navigator.mediaDevices, { enumerateDevices: () => Promise.reject(new Error('closed')) });
  expect(await hasCamera()).toBe(false);
  browser(['camera'], ['videoinput']);
  Object.assign(navigator.mediaDevices, { getUserMedia: undefined });
  expect(await hasCamera()).toBe(false);
});

test('without a policy only a page that is in no frame may', async () => {
  browser(undefined, ['videoinput']);
  expect([await hasCamera(), canReadClipboard()]).toEqual([true, true]);
  browser(undefined, ['videoinput'], {});
  expect([await hasCamera(), canReadClipboard()]).toEqual([false, false]);
});

test('the clipboard is read where the browser can and the page may', () => {
  browser(['clipboard-read'], []);
  expect(canReadClipboard()).toBe(true);
  browser(['camera'], []);
  expect(canReadClipboard()).toBe(false);
  browser(['clipboard-read'], []);
  Object.assign(navigator.clipboard, { readText: undefined });
  expect(canReadClipboard()).toBe(false);
});
