import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { textsPrefix } from '../compiler/emit/boot-table.ts';
import { type DeployedEnvironment, writeDeployedEnvironment } from '../compiler/values/deployed-environment.ts';
import { splitValues, withEnvironment } from '../compiler/values/environments.ts';
import { replaceValues, valuesIn } from '../compiler/values/values-block.ts';
import { compressDist } from '../server/compress.ts';

const record = z.object({
  /** A hash of all its files. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** When it was published last, ISO 8601. */
  publishedAt: z.iso.datetime(),
  /** Its files under /assets/. */
  assets: z.array(z.string()),
});
/** A release in `releases.json`. */
export type Release = z.output<typeof record>;
const records = z.array(record);

/** The extension of a file that is another one compressed. */
const compressed = /\.(br|gz)$/;
const isOriginal = (file: string): boolean => !compressed.test(file);
/** The folder of a release with its texts, as the API answers them below the path of this name. */
const textsFolder = 'i18n';
/** Files of a build that only tools read. */
const forTools = new Set(['.vite', '.build-stamp', 'route-chunks.json', 'assets']);

/**
 * The folder of a deployment. `releases/ID` has the page of each release and the files beside it, `assets` the hashed
 * files of all of them, `current` leads to the published one, and `releases.json` lists them, the newest last.
 */
export class Releases {
  readonly #out: string;
  readonly #now: () => Date;

  constructor(out: string, now: () => Date = () => new Date()) {
    this.#out = out;
    this.#now = now;
  }

  /** All releases in the order in which they were published; the last one is the current one. */
  list(): readonly Release[] {
    const file = join(this.#out, 'releases.json');
    return existsSync(file) ? records.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  }

  /** The folder of a release. */
  folder(id: string): string {
    return join(this.#out, 'releases', id);
  }

  /**
   * Adds the build in `dist` with an environment and publishes it. Nothing that is served changes until all of its files
   * are there.
   * @param version the label of the version for version.json @returns the id of the release
   */
  async add(dist: string, version: string, environment: DeployedEnvironment): Promise<string> {
    const id = hashOf(dist);
    const folder = this.folder(id);
    const assets = filesIn(join(dist, 'assets')).filter(isOriginal);
    if (!existsSync(folder)) {
      const draft = `${folder}.new`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      for (const name of readdirSync(dist))
        if (!forTools.has(name)) cpSync(join(dist, name), join(draft, name), { recursive: true, filter: isOriginal });
      for (const name of readdirSync(join(dist, 'assets')).filter((one) => one.startsWith(textsPrefix)))
        cpSync(join(dist, 'assets', name), join(draft, textsFolder), { recursive: true, filter: isOriginal });
      writeFileSync(join(draft, 'version.json'), `${JSON.stringify({ version, release: id })}\n`);
      await compressDist(draft, ['br', 'gz']);
      renameSync(draft, folder);
    }
    // Values may have been written into the page of a release that is there already.
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const { published } = splitValues(valuesIn(html));
    this.#writePage(folder, replaceValues(html, withEnvironment(published, environment.values)), environment);
    cpSync(join(dist, 'assets'), join(this.#out, 'assets'), { recursive: true, filter: isOriginal });
    await compressDist(join(this.#out, 'assets'), ['br', 'gz']);
    this.#publish({ id, assets });
    return id;
  }

  /** The release before the current one. @throws if there is none */
  former(): Release {
    const [current, ...former] = this.list().toReversed();
    const last = former.find(({ id }) => id !== current?.id);
    if (!last) throw new Error('There is no former release to go back to.');
    return last;
  }

  /** Publishes a release again, with the page that belongs into it. */
  publishAgain(release: Release, html: string, environment: DeployedEnvironment): void {
    this.#writePage(this.folder(release.id), html, environment);
    this.#publish(release);
  }

  /** Writes the page of a release and its environment; the page is replaced in one step. */
  #writePage(folder: string, html: string, environment: DeployedEnvironment): void {
    writeDeployedEnvironment(folder, environment);
    writeFileSync(join(folder, 'index.html.new'), html);
    renameSync(join(folder, 'index.html.new'), join(folder, 'index.html'));
  }

  /** Deletes releases, and assets that no other release has, that were published last more than `days` ago. */
  prune(days: number): void {
    const oldest = this.#now().getTime() - days * 86_400_000;
    const all = this.list();
    const kept = all.filter(
      ({ publishedAt }, index) => index >= all.length - 2 || new Date(publishedAt).getTime() >= oldest,
    );
    const needed = new Set(kept.flatMap(({ assets }) => assets));
    for (const file of filesIn(join(this.#out, 'assets')))
      if (!needed.has(file.replace(compressed, ''))) rmSync(join(this.#out, 'assets', file));
    for (const entry of readdirSync(join(this.#out, 'assets'), { withFileTypes: true })) {
      const folder = join(this.#out, 'assets', entry.name);
      if (entry.isDirectory() && readdirSync(folder).length === 0) rmdirSync(folder);
    }
    for (const { id } of all)
      if (!kept.some((one) => one.id === id)) rmSync(this.folder(id), { recursive: true, force: true });
    this.#write(kept);
  }

  /** Makes a release the current one; `current` is replaced in one step, so that no request finds nothing. */
  #publish({ id, assets }: Pick<Release, 'id' | 'assets'>): void {
    const link = join(this.#out, 'current');
    rmSync(`${link}.new`, { force: true });
    symlinkSync(relative(dirname(link), this.folder(id)), `${link}.new`);
    renameSync(`${link}.new`, link);
    const others = this.list().filter((one) => one.id !== id);
    this.#write([...others, { id, publishedAt: this.#now().toISOString(), assets }]);
  }

  #write(all: readonly Release[]): void {
    const file = join(this.#out, 'releases.json');
    writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .toSorted()
    : [];
}

function hashOf(dist: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(dist).filter((name) => !name.startsWith('.') && isOriginal(name)))
    hash.update(`${file}\0`).update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}
