import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { scopeOf } from '../engine/testing/scope.ts';
import type { FormModule } from 'engine/runtime/screen-model.ts';
import type { TransferRecord } from '../transfer/idempotency.ts';
import { formOf } from './testing/form.ts';
import type { FormState, Posting } from './transfers.ts';
import { codeRefusalIn, useTwoFactor } from './use-two-factor.ts';

const record: TransferRecord = {
  key: 'key',
  user: '',
  slot: '',
  money: '',
  body: '',
  sentFrom: '/',
  sentAt: 0,
  sends: 1,
  refusals: 0,
};
const again: TransferRecord = { ...record, sends: 2 };

function formThat(twoFactor: Posting['twoFactor']): FormModule {
  const post = (): Promise<never> => Promise.reject(new Error('nothing is sent'));
  return formOf(twoFactor, {
    submit: { operation: 'requestSell', body: {}, failed: 'error_title', isOnce: false, twoFactor, post },
  });
}

const form = formThat('whenAsked');
const order = { form, draft: {}, scope: scopeOf(), sentFrom: '/' };
const failure = {
  hint: 'failure.notSent',
  serverMessage: undefined,
  field: undefined,
  isCertain: true,
  isOfSession: false,
} as const;
const ready: FormState = { status: 'ready' };
const claiming: FormState = { status: 'claiming', order, agreed: [] };
const required: FormState = {
  status: 'refused',
  agreed: [],
  failure: { ...failure, ofCode: { isWrong: false, attemptsLeft: undefined } },
};
const lost: FormState = { status: 'inDoubt', order, agreed: [], record, why: 'lost' };
const lostAgain: FormState = { status: 'inDoubt', order, agreed: [], record: again, why: 'lost' };
const wrongAgain: FormState = {
  status: 'inDoubt',
  order,
  agreed: [],
  record: again,
  why: 'refusedAgain',
  failure: { ...failure, ofCode: { isWrong: true, attemptsLeft: 4 } },
};

function Step({ of, state }: { of: FormModule; state: FormState }) {
  const { isOpen, open, keep, close } = useTwoFactor(of, state);
  return (
    <>
      <output>{isOpen ? 'open' : 'closed'}</output>
      <button onClick={() => void open()}>Open</button>
      <button onClick={keep}>Send</button>
      <button disabled={!close} onClick={close}>
        Close
      </button>
    </>
  );
}

/** The step of a form as its transfer goes through states and the user through taps; what it is after each. */
async function walk(of: FormModule, ...steps: (FormState | 'Open' | 'Send' | 'Close')[]): Promise<string[]> {
  const { container, rerender, unmount } = await render(<Step of={of} state={ready} />);
  const shown: string[] = [];
  for (const step of steps) {
    if (typeof step === 'string') await page.elementLocator(container).getByRole('button', { name: step }).click();
    else await rerender(<Step of={of} state={step} />);
    shown.push(container.querySelector('output')?.textContent ?? '');
  }
  await unmount();
  return shown;
}

test('API-12 a form that always asks opens the step first, and keeps it open while the code is sent', async () => {
  expect(await walk(formThat('always'), 'Open', 'Send', claiming)).toEqual(['open', 'open', 'open']);
  expect(await walk(formThat('always'), 'Open', 'Close')).toEqual(['open', 'closed']);
});

test('API-12 a form asks when the API has refused a request for want of a code, not before', async () => {
  expect(await walk(form, 'Open', claiming, required, 'Send', claiming)).toEqual([
    'closed',
    'closed',
    'open',
    'open',
    'open',
  ]);
});

test('API-12 a form that never asks has no step', async () => {
  const never = formThat('never');
  expect(await walk(never, 'Open', required, lost, 'Open')).toEqual(['closed', 'closed', 'closed', 'closed']);
  expect(codeRefusalIn(never, required)).toBeUndefined();
});

test('API-12 a request with a code whose answer was lost asks for a new one when it is sent again, each time', async () => {
  expect(
    await walk(form, required, 'Send', claiming, lost, 'Open', 'Close', 'Open', 'Send', claiming, lostAgain, 'Open'),
  ).toEqual(['open', 'open', 'open', 'closed', 'open', 'closed', 'open', 'open', 'open', 'closed', 'open']);
});

test('API-12 a request without a code is sent again without one, until the API asks', async () => {
  expect(await walk(form, claiming, lost, 'Open', wrongAgain)).toEqual(['closed', 'closed', 'closed', 'open']);
});
