import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';

import { root } from './config-copy.ts';

/**
 * A block of code in a document with the file that it is: whole, or at a JSON pointer (`#/blocks/-` is the end of a
 * list), or before the one line that begins with a text.
 */
interface Snippet {
  readonly file: string;
  readonly pointer: string | undefined;
  readonly before: string | undefined;
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

/** The files that snippets are applied to, by path in the project. */
export interface Files {
  /** The content of a file. @throws when it does not exist */
  read(file: string): string;
  write(file: string, text: string): void;
}

/** Reads what a document of docs/ shows. @throws when a block of JSON does not say where it belongs */
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
  const blocks = [...text.matchAll(/^( *)```(?:json|yaml|tsx?)(?!c) ?(.*)\n([\s\S]*?)^ *```$/gm)];
  const snippets = blocks.map(([, indent = '', place = '', content = '']): Snippet => {
    const [, file, pointer, before] = /^([\w./-]+\.\w+)(?:#\/(\S+))?(?: before="(.+)")?$/.exec(place) ?? [];
    if (file === undefined) throw new Error(`"${title}": a block of code says where it belongs, not "${place}"`);
    return { file, pointer, before, text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
  return { title, level: marks.length, snippets };
}

/** Does in some files what a section says. @throws when a snippet is no JSON or its place is not there */
export function apply(section: Section, files: Files): void {
  for (const { file, pointer, before, text } of section.snippets) {
    if (pointer === undefined && before === undefined) files.write(file, text);
    else files.write(file, changed(files.read(file), pointer, before, text));
  }
}

function changed(content: string, pointer: string | undefined, before: string | undefined, text: string): string {
  if (before !== undefined) {
    const [start, ...rest] = `\n${content}`.split(`\n${before}`);
    if (start === undefined || rest.length !== 1) throw new Error(`not one line begins with "${before}"`);
    return `${start}\n${text}${before}${rest.join('')}`.slice(1);
  }
  const path = (pointer ?? '').split('/').map((key) => (key === '-' ? -1 : /^\d+$/.test(key) ? Number(key) : key));
  const edits = modify(content, path, JSON.parse(text), { isArrayInsertion: typeof path.at(-1) === 'number' });
  if (edits.length === 0) throw new Error(`nothing is at ${pointer}`);
  return applyEdits(content, edits);
}
