import { parseArgs } from 'node:util';
import { apiOriginFor } from '../../compiler/values/deploy-faults.ts';
import type { Environment } from '../../src/values/environment-schema.ts';
import type { Examined } from './probe.ts';

/** The line that a wrong option prints. */
export const usage =
  'npm run doctor -- --environment production [--api https://api.example.com] [--origin https://app.example.com] [--token T] [--write] [--try-code] [--try-keys --address A [--yes]]';

/** The options of `npm run doctor`; `writes` sets the values of the environment, `triesCode` looks for two-factor codes. */
export type DoctorOptions = Omit<Examined, 'send'> & {
  readonly writes: boolean;
  readonly triesCode: boolean;
  /** Tries idempotency keys with a withdrawal to `address`; `isAgreed` if the question before it is answered already. */
  readonly keys: { readonly address: string; readonly isAgreed: boolean } | undefined;
};

/** An environment of config that has the hosts and the API of a deployment. */
type WithHosts = Pick<Environment, 'hosts' | 'apiAddress' | 'sameOriginHosts'>;

/**
 * Reads the command line; `environmentOf` reads the file of an environment.
 * @throws with a message for the user if an option is missing or invalid
 */
export function readOptions(
  args: readonly string[],
  environmentOf: (name: string) => WithHosts,
): DoctorOptions & { readonly environment: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      environment: { type: 'string' },
      api: { type: 'string' },
      origin: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      'try-code': { type: 'boolean', default: false },
      'try-keys': { type: 'boolean', default: false },
      address: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { environment: name, token, write: writes, 'try-code': triesCode, 'try-keys': triesKeys, address } = values;
  if (name === undefined) throw new Error('--environment is missing: the name of a file of config/environments.');
  if (triesCode && token === undefined) throw new Error('--try-code needs --token.');
  if (triesKeys && (token === undefined || address === undefined))
    throw new Error('--try-keys needs --token of a test account, and --address: an own one on Ethereum.');
  const environment = environmentOf(name);
  const web = environment.hosts?.web;
  const api = addressOf('--api', values.api ?? (web && apiOriginFor(environment, web)));
  return {
    environment: name,
    api,
    origin: addressOf('--origin', values.origin ?? (web && `https://${web}`) ?? api),
    token,
    writes,
    triesCode,
    keys: triesKeys && address !== undefined ? { address, isAgreed: values.yes } : undefined,
  };
}

/** The origin of an address: https, or this machine. */
function addressOf(option: string, text: string | undefined): string {
  if (text === undefined) throw new Error(`${option} is missing.`);
  const url = URL.parse(text);
  if (!url) throw new Error(`${option} ${text} is no address.`);
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(url.hostname);
  if (url.protocol !== 'https:' && !isHere)
    throw new Error(`${option} ${text} is not https: a token would be readable.`);
  return url.origin;
}
