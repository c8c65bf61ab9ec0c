import { afterEach, expect, test, vi } from 'vitest';

import { renderInScope } from '../engine/testing/render.tsx';
import { scopeOf } from '../engine/testing/scope.ts';
import { values } from '../values/values.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { formOf } from './testing/form.ts';
import type { Posting } from './transfers.ts';

afterEach(() => vi.restoreAllMocks());

/** The text of the review of a form before it is sent; `money` is the balance that it takes from. */
async function reviewOf(money?: Posting['money']): Promise<string> {
  const post = (): Promise<never> => Promise.reject(new Error('nothing is sent'));
  const step = { review: [], submit: 'send.confirm', confirm: 'press' } as const;
  const submit = { operation: 'x', body: {}, failed: 'send.failed', isOnce: false, twoFactor: 'never', post } as const;
  const form = formOf('send', { steps: [step], submit: { ...submit, ...(money && { money }) } });
  const { container, unmount } = await renderInScope(
    <ReviewStep
      form={form}
      step={step}
      number={1}
      transfer={{
        state: { status: 'ready' },
        order: undefined,
        dispatch: vi.fn(),
        setCode: vi.fn(),
        leave: vi.fn(),
        isGuarded: false,
      }}
      isLeaving={false}
      watch={{ start: vi.fn(), confirm: vi.fn(), changed: undefined, isAsking: false, isGuarded: false }}
      current={scopeOf()}
      twoFactor={{ isOpen: false, refusal: undefined, open: () => false, keep: vi.fn(), close: vi.fn() }}
      onBack={vi.fn()}
      onSubmit={vi.fn()}
    />,
  );
  const text = container.textContent;
  await unmount();
  return text;
}

function honorKeys(isHonored: boolean): void {
  vi.spyOn(values.app, 'honorsIdempotencyKeys', 'get').mockReturnValue(isHonored);
}

/** The protocol of the last answer from the API's host. */
function answerBy(nextHopProtocol: string): void {
  const entry: PerformanceResourceTiming = Object.create(PerformanceResourceTiming.prototype, {
    name: { value: `${location.origin}/v1/balance/user` },
    nextHopProtocol: { value: nextHopProtocol },
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

const money = { balance: 'available' };
const warning = 'your browser may send it twice';

test('W-SEND-09 a form that moves money warns where the API honors no keys and the browser may send it twice', async () => {
  honorKeys(false);
  answerBy('http/1.1');
  expect(await reviewOf(money)).toContain(warning);
  expect(await reviewOf()).not.toContain(warning);
});

test('W-SEND-09 nothing is warned of where the browser sends the body once, or the API honors keys', async () => {
  honorKeys(false);
  answerBy('h2');
  expect(await reviewOf(money)).not.toContain(warning);
  honorKeys(true);
  answerBy('http/1.1');
  expect(await reviewOf(money)).not.toContain(warning);
});
