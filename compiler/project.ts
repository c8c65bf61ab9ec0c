import { join } from 'node:path';

import type { Business } from '../src/values/business-schema.ts';
import type { OperatorValues, Values } from '../src/values/schema.ts';
import type { CompiledConfig } from 'engine/compiler/project.ts';
import { contractFaults } from './read/contract-hash.ts';
import { readContract } from 'engine/compiler/read/contract.ts';
import { readKinds } from './read/kinds.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { type SourceTexts, readSourceTexts } from './texts/source-texts.ts';

/** What config/ is checked against: the contract, the kinds of blocks, cells, fields and actions, and texts in code. */
export interface Surroundings extends Pick<CompiledConfig, 'root' | 'operations' | 'kinds'> {
  readonly sourceTexts: SourceTexts;
  /** Faults found before config/ is read, such as code generated from another version of the contract. */
  readonly contractFaults: readonly Fault[];
}

/** Everything in config/, checked. It can be built without `faults`, and released without `warnings` as well. */
export interface Project extends Surroundings, CompiledConfig {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
  /** The plain values that operators publish. */
  readonly published: OperatorValues | undefined;
  /** The plain values of a page in the environment of the sandbox. */
  readonly values: Values | undefined;
  readonly business: Business | undefined;
}

/** Reads from the project in `root` what config/ is checked against. @throws when any of it cannot be read */
export async function readSurroundings(root: string): Promise<Surroundings> {
  return {
    root,
    operations: readContract(join(root, 'openapi.yaml')),
    kinds: await readKinds(root),
    sourceTexts: readSourceTexts(root),
    contractFaults: contractFaults(root),
  };
}
