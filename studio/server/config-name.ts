import { kindOfFile } from 'engine/compiler/read/file-kind.ts';

/**
 * A name of a file of config/ as a request gives it, such as `screens/wallet/buy`. Only lowercase letters, digits, dashes
 * and single slashes pass, so that no path leads out of config/.
 * @throws Refused for any other name
 */
export function configName(name: unknown): string {
  if (typeof name === 'string' && /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) && kindOfFile(name) !== undefined)
    return name;
  throw new Refused(400, 'This is not the name of a file of config/.');
}

/** A request that is not carried out; the message says why, in words for the user. */
export class Refused extends Error {
  readonly status: 400 | 403 | 404 | 409;
  /** The names of the files that the refusal is about. */
  readonly files: readonly string[];

  constructor(status: Refused['status'], message: string, files: readonly string[] = []) {
    super(message);
    this.status = status;
    this.files = files;
  }
}
