import { describe, expect, it } from 'vitest';
import { examineKeys, questionOf } from './keys.ts';
import { api, startApi } from './testing/examined.ts';

const examined = startApi();

describe('idempotency keys', () => {
  const withdrawal = {
    amount: '0.025',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    twoFactorCode: '000000',
  };
  const soon = { all: 100, step: 20 };

  it('are seen to be honored: one withdrawal that was sent twice is booked once', async () => {
    const { send, ...options } = await examined();
    const keys: (string | null)[] = [];
    const counted = (request: Request) => {
      if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
      return send(request);
    };
    const seen = await examineKeys({ ...options, send: counted }, withdrawal, soon);
    expect(seen).toMatchObject({ kind: 'good', isHonored: true });
    expect(seen.text).toMatch(/answered 200 (\S+) and 200 \1, and the history shows 1 new$/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('are seen not to be honored: the history shows two', async () => {
    const options = await examined();
    await options.makePlain();
    const seen = await examineKeys(options, withdrawal, soon);
    expect(seen).toMatchObject({ kind: 'fault', isHonored: false });
    expect(seen.text).toContain('the history shows 2 new');
  });

  it('whose copy is refused are not honored, and of a refusal, no answer or no booking nothing is known', async () => {
    const { send, ...options } = await examined();
    const answering = (...answers: (Response | Error)[]) => ({
      ...options,
      send: (request: Request) => {
        const answer = request.method === 'POST' ? answers.shift() : undefined;
        if (!answer) return send(request);
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    });
    const done = () => Response.json({ id: 'w-1', status: 'pending' });
    const copies = [undefined, Response.json({ code: 'conflict', message: 'no' }, { status: 409 })];
    const refusing = async (request: Request) =>
      (request.method === 'POST' ? copies.shift() : undefined) ?? send(request);
    const once = await examineKeys({ ...options, send: refusing }, withdrawal, soon);
    expect(once).toMatchObject({ kind: 'fault', isHonored: false });
    expect(once.text).toContain('and 409 conflict: no, and the history shows 1 new: the copy has to be answered');
    const refused = Response.json({ code: 'rejected', message: 'too much' }, { status: 422 });
    for (const [unclear, text] of [
      [answering(refused), 'the withdrawal was refused (422 rejected: too much)'],
      [answering(new Error('cut')), 'no answer (cut): look at the account'],
      [answering(done(), done()), 'the history shows 0 new: look at the account'],
    ] as const)
      expect(await examineKeys(unclear, withdrawal, soon)).toMatchObject({
        kind: 'fault',
        isHonored: undefined,
        text: expect.stringContaining(text),
      });
  });

  it('are tried after a question that names what moves', () =>
    expect(questionOf({ api }, withdrawal)).toMatch(
      /^This sends a real withdrawal of 0\.025 XAUT \(Ethereum\) to 0x5aAeb\S+ at https:\/\/api\.example\.com, twice .*\nSend it\?/,
    ));
});
