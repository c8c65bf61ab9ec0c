import { createServer } from 'node:http';

import { Provider } from 'oidc-provider';

import { listening } from './listening.ts';

/** A real provider, whose people have the roles of `roles` and sign in with their id and any password. */
export async function startProvider(
  address: string,
  roles: Readonly<Record<string, readonly string[]>>,
): Promise<{ issuer: string; stop: () => Promise<void> }> {
  const server = createServer();
  const { port, stop } = await listening(server);
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        client_secret: 'of-the-console',
        redirect_uris: [`${address}/sign-in/back`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'roles'], email: ['email'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} Example`, email: `${id}@karat.test`, roles: [...(roles[id] ?? [])] }),
    }),
    // The tests are about the console: nobody is asked whether it may know them.
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a key of the provider in tests'] },
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  return { issuer, stop };
}
