import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** Properties that are kept without a known purpose, each with the requirement line that says so. */
const kept: Readonly<Record<string, string>> = { priceFeed: 'DATA-10' };

function textsIn(folder: string, files: RegExp): Map<string, string> {
  const paths = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && files.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const code = new Map(
  [...textsIn('src', /\.tsx?$/), ...textsIn('sandbox', /\.ts$/), ...textsIn('server', /\.ts$/)].filter(
    ([path]) => !/\.test\.|\/testing\//.test(path),
  ),
);
const isSchema = (path: string): boolean =>
  /\/definition\.ts$|^src\/engine\/definition\/|^src\/values\/[a-z-]*schema\.ts$/.test(path);
const configTexts = textsIn('config', /\.json$/);

/** The properties of the objects that a schema file describes. */
function propertiesOf(path: string, text: string): { name: string; line: number }[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(strictObject|object|extend|safeExtend)$/.test(node.expression.name.text)
    )
      for (const argument of node.arguments.filter(ts.isObjectLiteralExpression))
        for (const { name } of argument.properties)
          if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
            found.push({ name: name.text, line: file.getLineAndCharacterOfPosition(name.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether code reads a property: after a dot, from a destructured object, or by its name as a text. */
function isReadBy(name: string, texts: Iterable<readonly [string, string]>): boolean {
  const reads = new RegExp(`[.]${name}\\b|['"]${name}['"]|[{,]\\s*${name}\\s*[,:}=]|^\\s*${name}[,:]`, 'm');
  return [...texts].some(([path, text]) => !isSchema(path) && reads.test(text));
}

/** The code that may read the props of a kind: its folder, the kinds that it renders, the engine and the forms. */
function readersOf(kind: string): [string, string][] {
  const group = kind.slice(0, kind.lastIndexOf('/', kind.length - 2) + 1);
  const rendered = [...code]
    .filter(([path]) => path.startsWith(kind))
    .flatMap(([, text]) => [...text.matchAll(/from '\.\.\/([a-z-]+)\//g)].map(([, name]) => `${group}${name}/`));
  const folders = [kind, ...rendered, 'src/engine/', 'src/forms/'];
  return [...code].filter(([path]) => folders.some((folder) => path.startsWith(folder)));
}

/** Whether a property of a schema is read; that of a value of config/ may also be a reference in config/. */
function isRead(path: string, name: string): boolean {
  const [kind] = /^src\/(blocks|cells|fields|actions|queries\/views)\/[^/]+\//.exec(path) ?? [];
  if (kind !== undefined) return isReadBy(name, readersOf(kind));
  const reference = new RegExp(`"\\$[\\w.]*\\.${name}\\b`);
  return isReadBy(name, code) || [...configTexts.values()].some((text) => reference.test(text));
}

test('each property of a schema of config/ is read by the code that it is for', () => {
  const schemas = [...code].filter(([path]) => isSchema(path));
  expect(schemas.length).toBeGreaterThan(70);
  const unread = schemas.flatMap(([path, text]) =>
    propertiesOf(path, text)
      .filter(({ name }) => name !== '$schema' && !(name in kept) && !isRead(path, name))
      .map(({ name, line }) => `${path}:${line} ${name}`),
  );
  expect(unread).toEqual([]);
});
