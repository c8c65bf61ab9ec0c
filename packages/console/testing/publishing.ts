import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

import { valuesIn } from '../../../compiler/values/values-block.ts';
import { Releases } from '../../../deploy/releases.ts';
import { buildConfig } from '../../../scripts/build.ts';
import { runDeploy } from '../../../scripts/deployed.ts';
import { personOf } from '../people/person.ts';
import { type RunningConsole, startConsole } from './console.ts';
import type { Shown, Visitor } from './visitor.ts';

/** A build, or what is published, on a busy machine, ms. */
export const patience = 900_000;

const issuer = 'https://login.karat.test';
const author = personOf({ iss: issuer, sub: 'ann', name: 'Ann', email: 'ann@karat.test' }, 'roles');
const people = ['ann', 'ben', 'cleo'] as const;

/** A console whose people have signed in, and a site that was published in a terminal before. */
export class PublishingConsole {
  readonly running: RunningConsole;
  #visitors: Partial<Record<(typeof people)[number], Visitor>> = {};

  private constructor(running: RunningConsole) {
    this.running = running;
  }

  static async start(): Promise<PublishingConsole> {
    const running = await startConsole();
    const { folder, out, outOfStaging } = running;
    const [config, dist] = [join(folder, 'config'), join(folder, 'dist')];
    buildConfig(config, dist);
    for (const options of [
      { out, environment: 'production' },
      { out: outOfStaging, environment: 'staging' },
    ]) {
      const { code, output } = runDeploy({ ...options, dir: config, dist });
      if (code !== 0) throw new Error(output);
    }
    const site = new PublishingConsole(running);
    await site.signIn();
    return site;
  }

  async signIn(): Promise<void> {
    const signedIn = people.map(async (id) => {
      const visitor = this.running.visitor();
      await visitor.signIn(id);
      return [id, visitor] as const;
    });
    this.#visitors = Object.fromEntries(await Promise.all(signedIn));
  }

  /** A visitor that has signed in. */
  as(who: (typeof people)[number]): Visitor {
    const visitor = this.#visitors[who];
    if (!visitor) throw new Error(`${who} has not signed in.`);
    return visitor;
  }

  /** Begins a change in which somebody replaces words of a file; returns its id. */
  async changeWith(title: string, name: string, from: string, to: string): Promise<string> {
    const { address } = await this.as('ann').send('/changes', { title });
    const id = address.pathname.split('/')[2] ?? '';
    await this.edit(id, name, from, to);
    return id;
  }

  async edit(id: string, name: string, from: string, to: string): Promise<void> {
    const { now } = await this.running.changes().folders(id);
    const text = replaced(readFileSync(join(now, `${name}.json`), 'utf8'), from, to);
    await this.running.changes().keep(id, new Map([[name, text]]), author);
  }

  async approve(id: string): Promise<void> {
    const response = { kind: 'Approve', text: '', version: await this.#versionOf(id) };
    await this.as('ben').send(`/changes/${id}/respond`, response);
  }

  async publish(
    id: string,
    who: (typeof people)[number] = 'cleo',
    when: object = { when: 'now' },
    environment = 'production',
  ): Promise<Shown> {
    return this.as(who).send(`/changes/${id}/publish/${environment}`, { version: await this.#versionOf(id), ...when });
  }

  /** Undoes what was published last to an environment. */
  async undo(reason: string, who: (typeof people)[number] = 'cleo', environment = 'production'): Promise<Shown> {
    const { text } = await this.as('cleo').open(`/history?environment=${environment}`);
    const [, publication = ''] = /name="publication" value="(\w+)"/.exec(text) ?? [];
    return this.as(who).send('/history/undo', { publication, reason });
  }

  async statusOf(id: string): Promise<string | undefined> {
    return (await this.running.changes().find(id))?.status;
  }

  async reaches(id: string, status: string): Promise<void> {
    await vi.waitUntil(async () => (await this.statusOf(id)) === status, { timeout: patience });
  }

  /** The values that users have now. */
  get live(): string {
    return liveOf(this.running.out);
  }

  /** The values that users of staging have now. */
  get staging(): string {
    return liveOf(this.running.outOfStaging);
  }

  get release(): string | undefined {
    return new Releases(this.running.out).list().at(-1)?.id;
  }

  /** Waits until the branch of all has something in the remote: it gets what was published after users have. */
  async isPushed(name: string, words: RegExp): Promise<void> {
    const cwd = this.running.remote;
    const show = () => spawnSync('git', ['show', `main:config/${name}.json`], { cwd, encoding: 'utf8' });
    await vi.waitUntil(() => words.test(show().stdout), { timeout: patience });
  }

  /** Somebody pushes to the branch of all, without the console. */
  pushEdit(name: string, from: string, to: string): void {
    const work = join(this.running.folder, 'work');
    const run = (...args: string[]): void => {
      const who = ['-c', 'user.name=Dev', '-c', 'user.email=dev@karat.test'];
      const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: work, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    };
    run('pull', '--quiet', '--ff-only', this.running.remote, 'main');
    const file = join(work, `config/${name}.json`);
    writeFileSync(file, replaced(readFileSync(file, 'utf8'), from, to));
    run('commit', '--quiet', '-a', '-m', 'Edit without the console');
    run('push', '--quiet', this.running.remote, 'HEAD:main');
  }

  async #versionOf(id: string): Promise<string> {
    return (await this.running.changes().find(id))?.version ?? '';
  }
}

function liveOf(out: string): string {
  return JSON.stringify(valuesIn(readFileSync(join(out, 'current/index.html'), 'utf8')));
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to);
}
