import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Parts } from './expand.ts';
import { SourceFile } from './source-file.ts';

/** The folders of config/ with one file for each screen, form, list, part, language or environment. */
type ConfigGroup = 'screens' | 'forms' | 'lists' | 'parts' | 'locales' | 'environments';

/** The files of a config/ folder, each read at most once. */
export class ConfigFolder {
  readonly path: string;
  /** The sorted names of all JSON files, without extension, with `/` between folders. */
  readonly names: readonly string[];
  /** The names of other files, with extension; without hidden files and notes (`.md`). */
  readonly others: readonly string[];
  readonly #files = new Map<string, SourceFile>();
  readonly #former: ReadonlyMap<string, SourceFile> | undefined;

  readonly #texts: ReadonlyMap<string, string | undefined>;

  /**
   * @param former the same folder as read before: files that have not changed are not parsed again
   * @param texts the texts of files that are read in place of those in the folder; undefined where there is none
   */
  constructor(path: string, former?: ConfigFolder, texts: ReadonlyMap<string, string | undefined> = new Map()) {
    this.path = path;
    this.#texts = texts;
    const names = [...texts].flatMap(([name, text]) => (text === undefined ? [] : [`${name}.json`]));
    const others = filesIn(path).filter((file) => !texts.has(file.replace(/\.json$/, '')));
    const files = [...others, ...names].toSorted();
    this.names = files.filter((file) => file.endsWith('.json')).map((file) => file.replace(/\.json$/, ''));
    this.others = files.filter((file) => !/(\.json|\.md|(^|\/)\.[^/]*)$/.test(file));
    this.#former = former && former.#files;
  }

  /** The file `<name>.json`, such as `links` or `screens/books/new`. */
  file(name: string): SourceFile {
    const known = this.#files.get(name);
    if (known) return known;
    const text = this.#texts.has(name) ? this.#texts.get(name) : textOf(join(this.path, `${name}.json`));
    const former = this.#former?.get(name);
    const isSame = former?.text === text && former?.parts.every((part) => this.#partOf(part.name) === part) === true;
    const parts = /^(screens|forms|lists)\//.test(name) ? this.parts : undefined;
    const file = isSame && former ? former : new SourceFile(`config/${name}.json`, text, parts);
    this.#files.set(name, file);
    return file;
  }

  /** The parts that files of screens, forms and lists may include. */
  get parts(): Parts<SourceFile> {
    const names = this.namesOf('parts');
    return { names, file: (name) => (names.includes(name) ? this.file(`parts/${name}`) : undefined) };
  }

  #partOf(name: string): SourceFile | undefined {
    return this.parts.file(name.replace(/^config\/parts\/|\.json$/g, ''));
  }

  /** The names in a group, such as `books/new` in `screens`; only screens can be in subfolders. */
  namesOf(group: ConfigGroup): string[] {
    const names = this.names.filter((name) => name.startsWith(`${group}/`)).map((name) => name.slice(group.length + 1));
    return group === 'screens' ? names : names.filter((name) => !name.includes('/'));
  }
}

/**
 * The path of the screen in `config/screens/<name>.json`.
 *
 * @example
 *   pathOfScreen('books/new'); // '/books/new'
 */
export function pathOfScreen(name: string): string {
  return name === 'index' ? '/' : `/${name}`;
}

/**
 * The file of the screen at a path, without extension: `screens/books` for `/books`.
 *
 * @example
 *   fileOfScreen('/'); // 'screens/index'
 */
export function fileOfScreen(path: string): string {
  return `screens/${path === '/' ? 'index' : path.replace(/^\//, '')}`;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .toSorted();
  } catch {
    return [];
  }
}
