import { expect, test } from 'vitest';

import type { Transfer } from './machine.ts';
import { type Place, channelOfRecord, channelsOf } from './channels.ts';
import { asking, claiming, inDoubt, record, sending } from './testing/states.ts';

const atForm: Place = { isAtForm: true, isAtCode: false, fields: { amount: {} }, showsRefusals: true };
const places = {
  form: atForm,
  'form that tells no refusals': { ...atForm, showsRefusals: false },
  code: { ...atForm, isAtCode: true },
  elsewhere: { ...atForm, isAtForm: false },
} satisfies Record<string, Place>;

type State = Transfer<unknown, { readonly field: string | undefined; readonly ofCode?: object }>;
const refused = (failure: { field?: string; ofCode?: object }): State => ({
  status: 'refused',
  failure: { field: undefined, ...failure },
  agreed: [],
});
const doubt: State = { ...inDoubt, failure: { field: undefined, ofCode: {} } };

test.each<[state: string, State, Record<keyof typeof places, string>]>([
  ['ready', { status: 'ready' }, { form: '', 'form that tells no refusals': '', code: '', elsewhere: '' }],
  ['claiming', claiming, { form: '', 'form that tells no refusals': '', code: '', elsewhere: '' }],
  ['sending', sending, { form: '', 'form that tells no refusals': '', code: '', elsewhere: '' }],
  ['asking', asking, { form: 'form', 'form that tells no refusals': 'form', code: 'form', elsewhere: '' }],
  [
    'in doubt',
    inDoubt,
    { form: 'form', 'form that tells no refusals': 'form', code: 'form', elsewhere: 'everyScreen' },
  ],
  [
    'in doubt for the sake of the code',
    doubt,
    { form: 'form', 'form that tells no refusals': 'form', code: 'form codeStep', elsewhere: 'everyScreen' },
  ],
  [
    'declined',
    { status: 'declined' },
    { form: 'form', 'form that tells no refusals': '', code: 'form', elsewhere: 'everyScreen' },
  ],
  ['refused', refused({}), { form: 'form', 'form that tells no refusals': '', code: 'form', elsewhere: 'everyScreen' }],
  [
    'refused for the sake of a field',
    refused({ field: 'amount' }),
    { form: 'field form', 'form that tells no refusals': 'field', code: 'field form', elsewhere: 'everyScreen' },
  ],
  [
    'refused for the sake of a field that the form lacks',
    refused({ field: 'other' }),
    { form: 'form', 'form that tells no refusals': '', code: 'form', elsewhere: 'everyScreen' },
  ],
  [
    'refused for the sake of the code',
    refused({ ofCode: {} }),
    { form: 'form', 'form that tells no refusals': '', code: 'codeStep', elsewhere: 'everyScreen' },
  ],
  [
    'done',
    { status: 'done' },
    { form: 'nextScreen', 'form that tells no refusals': 'nextScreen', code: 'nextScreen', elsewhere: 'nextScreen' },
  ],
])('a transfer that is %s is shown', (_name, state, expected) => {
  const channels = Object.entries(places).map(([name, place]) => [name, channelsOf(state, place).join(' ')]);
  expect(Object.fromEntries(channels)).toEqual(expected);
});

test.each([
  ['of the form on the screen', inDoubt, false, 'form'],
  ['of the form on the screen, which is sending it', sending, true, 'form'],
  ['that this page sends, elsewhere', undefined, true, undefined],
  ['of another form or an earlier page', { ...inDoubt, record: { ...record, key: 'other' } }, false, 'everyScreen'],
  ['that was left open, in its own form', { status: 'ready' } as const, false, 'everyScreen'],
])('an open record %s is shown', (_name, shown, isSending, channel) => {
  expect(channelOfRecord(record.key, shown, isSending)).toBe(channel);
});
