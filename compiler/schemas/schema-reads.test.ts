import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { pascalCase } from 'engine/compiler/read/kinds.ts';
import { folders } from '../../src/schema/folders.ts';
import { valuesSchemas } from '../../src/values/schema.ts';

const root = resolve(import.meta.dirname, '../..');
/** Properties that are kept without a known purpose, each with the requirement line that says so. */
const kept: Readonly<Record<string, string>> = { priceFeed: 'DATA-10' };
/** Props that the engine reads for every kind, and the forms for every field. */
const readForAll = new Set(['when', 'isHidden', 'column', 'required', 'start']);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function textsIn(folder: string, files: RegExp): [string, string][] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && files.test(entry.name) && !/\.test\.|testing/.test(entry.parentPath + entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path), readFileSync(path, 'utf8')]);
}

const code = [
  ...textsIn('src', /\.tsx?$/),
  ...textsIn('engine/runtime', /\.tsx?$/),
  ...textsIn('sandbox', /\.ts$/),
  ...textsIn('server', /\.ts$/),
].filter(([path]) => !/\/definition\.ts$|^src\/schema\/|^src\/values\/[a-z-]*schema\.ts$/.test(path));
const configTexts = textsIn('config', /\.json$/).map(([, text]) => text);

function schemaOf(name: string): Json {
  const schema: unknown = JSON.parse(readFileSync(join(root, `generated/schemas/${name}.json`), 'utf8'));
  if (!isObject(schema)) throw new Error(`${name}.json is no object`);
  return schema;
}

/** The names of all properties that a JSON Schema describes, at any depth; what it refers to is left out. */
function propertiesOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesOf);
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, entry]) =>
    key === 'properties' && isObject(entry)
      ? Object.entries(entry).flatMap(([name, property]) => [name, ...propertiesOf(property)])
      : key === 'default' || key === 'enum' || key === 'const'
        ? []
        : propertiesOf(entry),
  );
}

/** Whether code reads a property: after a dot, from a destructured object, or by its name as a text. */
function reads(text: string, name: string): boolean {
  return new RegExp(`[.]${name}\\b|['"]${name}['"]|[{,]\\s*${name}\\s*[,:}=]|^\\s*${name}[,:]`, 'm').test(text);
}

function unread(schema: unknown, isRead: (name: string) => boolean): string[] {
  const names = new Set(propertiesOf(schema));
  return [...names].filter((name) => name !== '$schema' && !(name in kept) && !isRead(name));
}

/** The properties of the objects that a definition describes itself, without those of shapes that many share. */
function propertiesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\.(strictObject|extend|safeExtend)$/.test(node.expression.getText()))
      for (const argument of node.arguments.filter(ts.isObjectLiteralExpression))
        found.push(...argument.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test.for([folders.block, folders.cell, folders.field, folders.action])(
  'each prop of every kind in %s is read by its component',
  (group) => {
    const kinds = readdirSync(join(root, group), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(kinds.length).toBeGreaterThan(3);
    const found = kinds.flatMap(({ name: kind }) => {
      const files = code.filter(([path]) => path.startsWith(`${group}/${kind}/`));
      // A block that shows another one passes its props on.
      const others = files.flatMap(([, text]) =>
        [...text.matchAll(/from '\.\.\/([a-z-]+)\/([A-Z]\w+)\.tsx'/g)].flatMap(([, name = '', file]) =>
          file === pascalCase(name) ? [`${group}/${name}/`] : [],
        ),
      );
      const readers = [...files, ...code.filter(([path]) => others.some((folder) => path.startsWith(folder)))];
      return propertiesIn(`${group}/${kind}/definition.ts`)
        .filter((name) => !readForAll.has(name) && !readers.some(([, text]) => reads(text, name)))
        .map((name) => `${kind}: ${name}`);
    });
    expect(found).toEqual([]);
  },
);

test.for(['screen', 'list', 'form', 'navigation'])('each property of a %s is read by the engine', (name) => {
  expect(unread(schemaOf(name), (property) => code.some(([, text]) => reads(text, property)))).toEqual([]);
});

/** Whether a reference or a name in config/ reads a value. */
function isNamed(property: string): boolean {
  return configTexts.some((text) => new RegExp(`"\\$[\\w.]*\\.${property}\\b|: "${property}"`).test(text));
}

test.for([...Object.keys(valuesSchemas), 'business'])('each value of config/%s.json is read', (name) => {
  const files = code.filter(([, text]) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  const isRead = (property: string): boolean => files.some(([, text]) => reads(text, property)) || isNamed(property);
  expect(unread(schemaOf(name), isRead)).toEqual([]);
});

test('each value of an environment is read, by the app or by what deploys it', () => {
  const files = [...code, ...textsIn('deploy', /\.ts$/)];
  const isRead = (property: string): boolean => files.some(([, text]) => reads(text, property)) || isNamed(property);
  expect(unread(schemaOf('environment'), isRead)).toEqual([]);
});
