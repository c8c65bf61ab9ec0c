import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './build.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'engine/README.md',
  'packages/console/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const folders = readdirSync(root);
const textOf = (document: string): string => readFileSync(join(root, document), 'utf8');

/** The anchors of the headings in a document, as GitHub makes them. */
function anchorsIn(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.for(documents)('links of %s lead to a file and a heading', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^):\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : relative(root, join(root, dirname(document), path));
    return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/** A path in a code span or a diagram, from the top of the project: `src/ui/theme.ts`; `…`, `*` and capitals stand for a name. */
const path = /(?<![\w./-])((?:[a-z][\w-]*|\.ci)\/[\w./-]*[\w/])(?![\w*…{<])/g;

// The engine's own document names files from its folder, and those of its example.
test.for(documents.filter((one) => !one.startsWith('engine/')))(
  'files and folders that %s names are there',
  (document) => {
    // What a block of code shows is made by the reader; a diagram is of the project.
    const text = textOf(document).replaceAll(/^ *```(?!mermaid)[\s\S]*?^ *```$/gm, '');
    const made = new Set([...textOf(document).matchAll(/^ *```\w+ ([\w./-]+)/gm)].map(([, file]) => file));
    const named = [...text.matchAll(/`([^`\n]+)`|\[([^\]\n"]+)\](?!\()/g)].flatMap(([, code, node]) =>
      [...(code ?? node ?? '').matchAll(path)].map(([, one = '']) => one),
    );
    const missing = named.filter((one) => {
      const [top = ''] = one.split('/');
      return folders.includes(top) && !one.includes('NAME') && !made.has(one) && !existsSync(join(root, one));
    });
    expect(missing).toEqual([]);
  },
);
