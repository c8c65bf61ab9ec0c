import type { Compiled } from './check/compile-file.ts';
import type { ConfigFolder } from './read/config-folder.ts';
import type { Operation } from './read/contract.ts';
import type { Kinds } from './read/kinds.ts';

/** A screen without faults, or a redirect. */
export type AnyScreen = NonNullable<Compiled['screen']>;
/** A screen without faults that is not a redirect. */
export type CompiledScreen = Exclude<AnyScreen, { redirect: string }>;
/** A list without faults. */
export type CompiledList = NonNullable<Compiled['list']>;
/** A form without faults. */
export type CompiledForm = NonNullable<Compiled['form']>;

/** What a config folder became: what the modules of its screens, lists and forms are written from. */
export interface CompiledConfig {
  /** The folder of the project, with `/` as separator. */
  readonly root: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly kinds: Kinds;
  /** The module whose default export wraps a component with its place in config/; without it no place is emitted. */
  readonly placedBy?: string | undefined;
  /** The folder as read. */
  readonly config: ConfigFolder;
  readonly screens: ReadonlyMap<string, AnyScreen>;
  readonly lists: ReadonlyMap<string, CompiledList>;
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly navigation: Pick<NonNullable<Compiled['navigation']>, 'items'>;
  /** The texts by key, for each language. */
  readonly locales: ReadonlyMap<string, ReadonlyMap<string, string>>;
}
