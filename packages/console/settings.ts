import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

const settingsFile = z.strictObject({
  /** The address in browsers; everything else is refused as a host. */
  address: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text)),
  /** The port on this machine. */
  port: z.int().min(1).max(65_535),
  /** The repository of the project: an address or a folder that git can clone and push to, and its branch. */
  remote: z.string().min(1).regex(/^[^-]/),
  branch: z
    .string()
    .regex(/^[A-Za-z0-9][\w/-]*$/)
    .default('main'),
  /** The folder of the console's own files; one process uses it. */
  state: z.string().min(1),
  /** Where each environment is published: the folder of this machine that its web server serves, by its name. */
  environments: z
    .record(z.string().regex(/^[a-z0-9-]+$/), z.strictObject({ out: z.string().startsWith('/') }))
    .default({}),
  /** The time zone in which people say when something is published. */
  timeZone: z
    .string()
    .refine((zone) => zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone), 'is not a time zone')
    .default('UTC'),
  signIn: z.strictObject({
    /** The issuer, below which its discovery document is. */
    provider: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text)),
    clientId: z.string().min(1),
    /** The claim that lists roles: `viewer`, `editor`, `reviewer`, `publisher:NAME` for the environment NAME. */
    rolesClaim: z.string().min(1).default('roles'),
    /** For how many hours a sign-in counts. */
    hours: z.number().positive().max(24).default(8),
  }),
});

const secrets = z.object({
  CONSOLE_CLIENT_SECRET: z.string().min(1),
  /** Signs cookies. */
  CONSOLE_COOKIE_SECRET: z.string().min(32),
});

/** All that one start of the console needs to know; secrets come from the environment of the process alone. */
export type Settings = z.output<typeof settingsFile> & {
  readonly clientSecret: string;
  readonly cookieSecret: string;
};

/** Checks settings, and the variables that hold the secrets. @throws what is wrong with them */
export function settingsOf(value: unknown, variables: Readonly<Record<string, string | undefined>>): Settings {
  const { CONSOLE_CLIENT_SECRET: clientSecret, CONSOLE_COOKIE_SECRET: cookieSecret } = secrets.parse(variables);
  return { ...settingsFile.parse(value), clientSecret, cookieSecret };
}

/** Reads a file of settings. */
export function readSettings(path: string): Settings {
  return settingsOf(JSON.parse(readFileSync(resolve(path), 'utf8')), process.env);
}
