import { afterAll, expect } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import type { Examined } from '../probe.ts';

/** Where the app of the tests is, and where its API seems to be. */
export const [origin, api] = ['https://app.example.com', 'https://api.example.com'];

/** A user of a sandbox that is examined like an API on another host, and what a test does to it. */
type ExaminedUser = Examined & { fault: (fault: object) => Promise<void>; makePlain: () => Promise<void> };

/** Starts a sandbox for the tests of a file; returns what makes a user of it. */
export function startApi(): (like?: string) => Promise<ExaminedUser> {
  const sandbox = createSandbox({ dbPath: ':memory:', allowedOrigins: [origin] });
  const { app } = sandbox;
  afterAll(() => sandbox.close());
  const post = (path: string, body: object) =>
    app.request(`/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return async (like = 'demo') => {
    const { name, accessToken }: { name: string; accessToken: string } = await (await post('users', { like })).json();
    return {
      api,
      origin,
      token: accessToken,
      send: async (request) => app.request(new URL(request.url).pathname + new URL(request.url).search, request),
      fault: async (fault) => {
        const { status } = await post('faults', { user: name, ...fault });
        expect(status).toBe(201);
      },
      makePlain: async () => {
        const { status } = await post('plain', { user: name, isPlain: true });
        expect(status).toBe(200);
      },
    };
  };
}
