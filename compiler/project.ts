import { join } from 'node:path';

import type { Business } from '../src/values/business-schema.ts';
import type { OperatorValues, Values } from '../src/values/schema.ts';
import type { Compiled } from './check/compile-file.ts';
import type { ConfigFolder } from './read/config-folder.ts';
import { contractFaults } from './read/contract-hash.ts';
import { type Operation, readContract } from './read/contract.ts';
import { type Kinds, loadKinds } from './read/kinds.ts';
import type { Fault } from './report/faults.ts';
import { type SourceTexts, readSourceTexts } from './texts/source-texts.ts';

/** A screen without faults, or a redirect. */
export type AnyScreen = NonNullable<Compiled['screen']>;
/** A screen without faults that is not a redirect. */
export type CompiledScreen = Exclude<AnyScreen, { redirect: string }>;
/** A list without faults. */
export type CompiledList = NonNullable<Compiled['list']>;
/** A form without faults. */
export type CompiledForm = NonNullable<Compiled['form']>;

/** What config/ is checked against: the contract, the kinds of blocks, cells, fields and actions, and texts in code. */
export interface Surroundings {
  readonly root: string;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly kinds: Kinds;
  readonly sourceTexts: SourceTexts;
  /** Faults found before config/ is read, such as code generated from another version of the contract. */
  readonly ownFaults: readonly Fault[];
}

/** Everything in config/, checked. It can be built without `faults`, and released without `warnings` as well. */
export interface Project extends Surroundings {
  /** The module whose default export wraps a component with its place in config/; without it no place is emitted. */
  readonly placedBy?: string | undefined;
  /** The folder as read. */
  readonly config: ConfigFolder;
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** The plain values that operators publish. */
  readonly published: OperatorValues | undefined;
  /** The plain values of a page in the environment of the sandbox. */
  readonly values: Values | undefined;
  readonly business: Business | undefined;
  readonly screens: ReadonlyMap<string, AnyScreen>;
  readonly lists: ReadonlyMap<string, CompiledList>;
  readonly forms: ReadonlyMap<string, CompiledForm>;
  readonly navigation: Pick<NonNullable<Compiled['navigation']>, 'items'>;
  /** The texts by key, for each language. */
  readonly locales: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads from the project in `root` what config/ is checked against. @throws when any of it cannot be read */
export async function readSurroundings(root: string): Promise<Surroundings> {
  return {
    root,
    operations: readContract(join(root, 'openapi.yaml')),
    kinds: await loadKinds(root),
    sourceTexts: readSourceTexts(root),
    ownFaults: contractFaults(root),
  };
}
