import { firstValue, type Schemas } from '../form/schema.ts';
import type { ConfigFile } from '../answers.ts';
import { recordOf } from 'engine/record.ts';

/** What an operator can make: its folder, the property that names it, and the file it begins with unless that is chosen. */
export const makings = {
  screen: { title: 'Screen', folder: 'screens', named: 'title', like: '' },
  limits: { title: 'Page of limits', folder: 'screens', named: 'title', like: 'screens/wallet/get/limits' },
  form: { title: 'Form', folder: 'forms', named: 'label', like: 'forms/withdraw' },
  list: { title: 'List', folder: 'lists', named: 'label', like: 'lists/deposits' },
  part: { title: 'Part', folder: 'parts', named: undefined, like: '' },
  language: { title: 'Language', folder: 'locales', named: undefined, like: '' },
} as const;
/** A kind of new file. */
export type Making = keyof typeof makings;

/** The names of the kinds, in their order. */
export const makingNames: readonly Making[] = ['screen', 'limits', 'form', 'list', 'part', 'language'];

/** Why a name cannot be that of a new file; undefined if it can. */
export function nameFault(making: Making, name: string, known: readonly string[]): string | undefined {
  const isScreen = makings[making].folder === 'screens';
  if (name === '') return undefined;
  if (!(isScreen ? /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/ : /^[a-z0-9-]+$/).test(name))
    return `Only small letters, digits and dashes${isScreen ? ', with / between the parts of the address' : ''}.`;
  return known.includes(`${makings[making].folder}/${name}`) ? 'This name is taken.' : undefined;
}

/** The text of a new file: that of `like`, or what its schema requires, under a title. */
export function newText(
  name: string,
  { making, like, title, schemas }: NewFileOptions & { readonly schemas: Schemas },
): string {
  const { folder, named } = makings[making];
  const kind = folder.slice(0, -1);
  const initial: unknown = like?.value ?? (making === 'language' ? {} : firstValue(schemas, schemas[`${kind}.json`]));
  const { $schema: _, ...value }: Record<string, unknown> = { ...recordOf(initial) };
  if (named !== undefined && title !== '') value[named] = title;
  const $schema = `${'../'.repeat(name.split('/').length)}generated/schemas/${kind}.json`;
  return `${JSON.stringify({ $schema, ...value }, undefined, 2)}\n`;
}

/** What a new file begins with. */
interface NewFileOptions {
  readonly making: Making;
  readonly like: ConfigFile | undefined;
  /** The key of its title; none keeps that of `like`. */
  readonly title: string;
}
