import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';

import { type ConfigCopy, root } from './config-copy.ts';

/** A block of JSON in a document: the file that it stands for, or a place in one as a JSON pointer (`/blocks/-` is the end). */
interface Snippet {
  readonly file: string;
  readonly path: readonly (string | number)[] | undefined;
  readonly text: string;
}

/** What a document says under one heading. */
interface Section {
  readonly title: string;
  readonly level: number;
  readonly snippets: readonly Snippet[];
}

/** A chapter of a document (`##`): its sections with snippets build on each other. */
interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Reads the JSON of a document of docs/. @throws when a block of JSON does not say where it belongs */
export function chaptersOf(document: string): readonly Chapter[] {
  const text = readFileSync(join(root, 'docs', document), 'utf8');
  const sections = text.split(/^(?=##+ )/m).map(readSection);
  const chapters: { title: string; sections: Section[] }[] = [];
  for (const section of sections) {
    if (section.level < 3) chapters.push({ title: section.title, sections: [] });
    if (section.snippets.length > 0) chapters.at(-1)?.sections.push(section);
  }
  return chapters.filter((chapter) => chapter.sections.length > 0);
}

function readSection(text: string): Section {
  const [, marks = '', title = ''] = /^(#*) ?(.*)/.exec(text) ?? [];
  const blocks = [...text.matchAll(/^( *)```json(?!c) ?(.*)\n([\s\S]*?)^ *```$/gm)];
  const snippets = blocks.map(([, indent = '', place = '', content = '']): Snippet => {
    const [, file, pointer] = /^config\/([\w/-]+)\.json(?:#\/(.+))?$/.exec(place) ?? [];
    if (file === undefined) throw new Error(`"${title}": a block of JSON says where it belongs, not "${place}"`);
    const path = pointer?.split('/').map((key) => (key === '-' ? -1 : /^\d+$/.test(key) ? Number(key) : key));
    return { file, path, text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
  return { title, level: marks.length, snippets };
}

/** Does in a copy of config/ what a section says. @throws when a snippet is no JSON or its place is not there */
export function apply(section: Section, config: ConfigCopy): void {
  for (const { file, path, text } of section.snippets) {
    const value: unknown = JSON.parse(text);
    if (path === undefined) config.write(file, text);
    else {
      const before = config.read(file);
      const edits = modify(before, [...path], value, { isArrayInsertion: typeof path.at(-1) === 'number' });
      if (edits.length === 0) throw new Error(`"${section.title}": nothing is at ${path.join('/')} of ${file}`);
      config.write(file, applyEdits(before, edits));
    }
  }
}
