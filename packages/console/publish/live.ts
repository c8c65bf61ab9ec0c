import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { faultLine } from 'engine/compiler/report/faults.ts';
import type { Surroundings } from '../../../compiler/project.ts';
import { applyValues } from '../../../compiler/values/apply-values.ts';
import { deployFaults } from '../../../compiler/values/deploy-faults.ts';
import { hasDeployedEnvironment, readDeployedEnvironment } from '../../../compiler/values/deployed-environment.ts';
import { readValues } from '../../../compiler/values/values.ts';
import { environmentIn } from '../../../deploy/environment-in.ts';
import { Releases } from '../../../deploy/releases.ts';
import { root } from '../../../scripts/build.ts';
import { Refused } from '../../../studio/server/config-name.ts';
import { runContained } from './contained.ts';

/** The release that is live, and a hash of its page. */
interface State {
  readonly release: string;
  readonly page: string;
}

/** How config/ is published: its plain values alone, or a new release; with what `npm run deploy` refuses it for. */
export interface Way {
  readonly kind: 'values' | 'release';
  readonly faults: readonly string[];
}

/** The folder that `npm run deploy` writes for an environment. */
export class Live {
  readonly #out: string;
  readonly #environment: string;

  constructor(out: string, environment: string) {
    this.#out = out;
    this.#environment = environment;
  }

  get #current(): string {
    return join(this.#out, 'current');
  }

  /** What is live; undefined before the first release. */
  get state(): State | undefined {
    const page = join(this.#current, 'index.html');
    const release = new Releases(this.#out).list().at(-1)?.id;
    if (release === undefined || !existsSync(page)) return undefined;
    return { release, page: createHash('sha256').update(readFileSync(page)).digest('hex') };
  }

  /** How a folder of config/ is published. What is live is replaced as a whole where the console did not publish it. */
  async wayOf(dir: string, surroundings: Surroundings, last: State | undefined): Promise<Way> {
    const config = new ConfigFolder(dir);
    const environment = environmentIn(config, this.#environment);
    const { values, faults } = readValues(config, surroundings.operations, surroundings.kinds.slots.field);
    if (!values) return { kind: 'release', faults: faults.map(faultLine) };
    const refusals = deployFaults(values, environment.values, { config, file: environment.file }).map(faultLine);
    const isOurs = last !== undefined && isDeepStrictEqual(this.state, last) && hasDeployedEnvironment(this.#current);
    if (!isOurs || !isDeepStrictEqual(readDeployedEnvironment(this.#current).values, environment.values))
      return { kind: 'release', faults: refusals };
    const trial = await applyValues(config, this.#current, surroundings, true);
    const isFit = trial.faults.length === 0 && trial.waiting.length === 0;
    return { kind: isFit ? 'values' : 'release', faults: refusals };
  }

  /** Publishes a folder of config/. @throws what keeps it from that; nothing that is live has changed then */
  async publish(kind: Way['kind'], dir: string, surroundings: Surroundings, signal: AbortSignal): Promise<void> {
    if (kind === 'release')
      return this.#deploy(['--environment', this.#environment, '--dir', dir, '--out', this.#out], signal);
    const { faults } = await applyValues(new ConfigFolder(dir), this.#current, surroundings);
    if (faults.length > 0) throw new Refused(409, faults.map(faultLine).join('\n'));
    return undefined;
  }

  /** Whether a release is the one that {@link rollBack} leads to. */
  isFormer(release: string): boolean {
    return new Releases(this.#out).list().at(-2)?.id === release;
  }

  /** Publishes the former release again. */
  async rollBack(signal: AbortSignal): Promise<void> {
    return this.#deploy(['--rollback', '--out', this.#out], signal);
  }

  /** Runs `npm run deploy`. @throws what it said */
  async #deploy(args: readonly string[], signal: AbortSignal): Promise<void> {
    await runContained([join(root, 'deploy/main.ts'), ...args], signal);
  }
}
