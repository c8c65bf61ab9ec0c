import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '../contract/refusal.ts';

const file = z.record(z.string(), z.string());

/** The texts of the app from a folder with one file for each language; changed files are read again. */
export class Texts {
  #folder: string;
  #read = new Map<string, { changedAt: number; texts: Record<string, string> }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The texts of one language, without `$schema`. @throws Refusal not_found */
  of(language: string): Record<string, string> {
    const path = join(this.#folder, `${language}.json`);
    if (!existsSync(path)) throw new Refusal('not_found', `There are no texts in ${language}`, 'lng');
    const changedAt = statSync(path).mtimeMs;
    const known = this.#read.get(language);
    if (known?.changedAt === changedAt) return known.texts;
    const { $schema: _schema, ...texts } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    this.#read.set(language, { changedAt, texts });
    return texts;
  }
}
