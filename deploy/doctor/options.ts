import { parseArgs } from 'node:util';
import type { Examined } from './probe.ts';

/** The line that a wrong option prints. */
export const usage =
  'npm run doctor -- --api https://api.example.com --origin https://app.example.com [--token T] [--write]';

/** The options of `npm run doctor`; `writes` sets the values of config/app.json. */
export type DoctorOptions = Omit<Examined, 'send'> & { readonly writes: boolean };

/**
 * Reads the command line.
 * @throws with a message for the user if an option is missing or invalid
 */
export function readOptions(args: readonly string[]): DoctorOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      api: { type: 'string' },
      origin: { type: 'string' },
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const api = addressOf('--api', values.api);
  return { api, origin: addressOf('--origin', values.origin ?? api), token: values.token, writes: values.write };
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
