import { z } from 'zod';

import {
  type Environment,
  environmentLinks,
  environmentOfApp,
  environmentOfLinks,
  environmentValues,
} from '../../src/values/environment-schema.ts';
import { type ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { checkEnvironment, checkPurposes, checkRepeats } from './environment-rules.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { schemaFaults } from 'engine/compiler/check/schema-faults.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { recordOf } from 'engine/record.ts';

/** The environment of the sandbox: `npm start`, the dev server, Studio's preview, and tests. */
export const sandboxEnvironment = 'sandbox';

/** What a page does that has lost the values of its environment: it calls the API beside its host, and nobody else. */
export const noEnvironment: Environment = {
  apiAddress: '',
  sameOriginHosts: [],
  login: '/',
  loginGroup: '/',
  passesTokenToLogin: false,
  supportEmail: '',
  support: '/',
  tradingAllowList: [],
  honorsIdempotencyKeys: false,
  honorsParameters: {},
};

/** An environment, or the faults of its file. */
interface ReadEnvironment {
  readonly environment: Environment | undefined;
  readonly faults: readonly Fault[];
}

/** Reads and checks a file with an environment. */
export function readEnvironment(file: SourceFile): ReadEnvironment {
  if (file.syntaxFaults.length > 0) return { environment: undefined, faults: file.syntaxFaults };
  const { data, error } = environmentValues.safeParse(file.value);
  if (!data) return { environment: undefined, faults: schemaFaults(file, error.issues) };
  const { $schema: _, ...environment } = data;
  const faults: Fault[] = [];
  for (const check of [checkEnvironment, checkPurposes, checkRepeats])
    check(environment, (path, message, hint, isAtKey, kind) =>
      faults.push({ ...file.fault(path, message, hint, isAtKey), kind }),
    );
  return { environment: faults.length > 0 ? undefined : environment, faults };
}

/** The environment of the sandbox, and the faults of all files of config/environments. */
export function readEnvironments(config: ConfigFolder): ReadEnvironment {
  const names = [...new Set([sandboxEnvironment, ...config.namesOf('environments')])];
  const read = names.map((name) => readEnvironment(config.file(`environments/${name}`)));
  return { environment: read[0]?.environment, faults: read.flatMap(({ faults }) => faults) };
}

/** Values that operators publish. */
interface Published {
  readonly app: object;
  readonly links: { readonly links: Readonly<Record<string, string>> };
}
type App = Pick<Environment, keyof typeof environmentOfApp>;
type Links = Pick<Environment, keyof typeof environmentOfLinks>;
/** The values of a page that are made of those that operators publish. */
type WithEnvironment<PageValues extends Published> = Omit<PageValues, keyof Published> & {
  app: PageValues['app'] & App;
  links: PageValues['links'] & Links;
};

/**
 * The values of a page: those that operators publish, and those of its environment. Texts of the API are left out, as a
 * build from before this value reads no such key, and can be gone back to.
 */
export function withEnvironment<PageValues extends Published>(
  published: PageValues,
  { hosts: _, repeats: __, login, loginGroup, support, supportChat, supportMail, texts, ...app }: Environment,
): WithEnvironment<PageValues> {
  const links = {
    ...published.links.links,
    support,
    ...(supportChat !== undefined && { supportChat }),
    ...(supportMail !== undefined && { supportMail }),
  };
  const ofApp = { ...app, ...(texts === 'site' && { texts }) };
  return { ...published, app: { ...published.app, ...ofApp }, links: { ...published.links, links, login, loginGroup } };
}

// Records keep the order of what they are read from: a page that gets its values again is the same text.
const page = z.record(z.string(), z.record(z.string(), z.unknown()));
const namedLinks = z.record(z.string(), z.string());

/** The values of a page that operators publish, and those of its environment. */
interface SplitValues {
  readonly published: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    readonly app: Readonly<Record<string, unknown>>;
    readonly links: { readonly links: Readonly<Record<string, string>> };
  };
  readonly environment: Readonly<Record<string, unknown>>;
}

/** The values of a page, in two: those that operators publish, and those of its environment. @throws when they are not of this app */
export function splitValues(values: unknown): SplitValues {
  const parsed = page.parse(values);
  const [ofApp, app] = split(parsed['app'] ?? {}, environmentOfApp);
  const [ofLinks, { links: named, ...rest }] = split(parsed['links'] ?? {}, environmentOfLinks);
  const [support, links] = split(namedLinks.parse(named), environmentLinks);
  return {
    published: { ...parsed, app, links: { ...rest, links } },
    environment: { ...ofApp, ...ofLinks, ...support },
  };
}

function split<T>(values: Readonly<Record<string, T>>, keys: object): [Record<string, T>, Record<string, T>] {
  const parts = Object.groupBy(Object.entries(values), ([key]) => (Object.hasOwn(keys, key) ? 'inside' : 'outside'));
  return [Object.fromEntries(parts.inside ?? []), Object.fromEntries(parts.outside ?? [])];
}

/** Where a value of an environment is among the values of a page: their part, and its path there; undefined for the others. */
export function placeInPage(key: string): { part: 'app' | 'links'; path: string[] } | undefined {
  if (Object.hasOwn(environmentOfApp, key)) return { part: 'app', path: [key] };
  if (Object.hasOwn(environmentOfLinks, key)) return { part: 'links', path: [key] };
  return Object.hasOwn(environmentLinks, key) ? { part: 'links', path: ['links', key] } : undefined;
}

/** The file of config/ that has a plain value of the sandbox, and the path of the value there. */
export function writtenPlace(file: string, path: readonly string[]): { file: string; path: readonly string[] } {
  const depth = file === 'links' && path[0] === 'links' ? 1 : 0;
  const place = placeInPage(path[depth] ?? '');
  const isOfEnvironment = place?.part === file && place.path.length === depth + 1;
  return isOfEnvironment ? { file: `environments/${sandboxEnvironment}`, path: path.slice(depth) } : { file, path };
}

/** The value of a file of plain values in the sandbox: what operators publish, and what the environment adds to it. */
export function valueInSandbox(config: ConfigFolder, name: string): unknown {
  const { value } = config.file(name);
  const environment = recordOf(config.file(`environments/${sandboxEnvironment}`).value);
  if (name === 'app') return { ...recordOf(value), ...split(environment, environmentOfApp)[0] };
  if (name !== 'links') return value;
  const links = { ...recordOf(recordOf(value).links), ...split(environment, environmentLinks)[0] };
  return { ...recordOf(value), ...split(environment, environmentOfLinks)[0], links };
}
