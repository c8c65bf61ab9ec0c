import type { ConfigFolder } from './config-folder.ts';
import { type Fault, nearest } from '../report/faults.ts';
import type { SourceFile } from './source-file.ts';
import { productLanguage } from '../../schema/language.ts';
import { recordOf } from '../../record.ts';

/** The kinds of files that are compiled. */
export type FileKind = 'screen' | 'list' | 'form' | 'navigation';

/** The files in the folder itself. */
function single(): readonly string[] {
  return [...productLanguage().files, 'navigation'];
}
const groups: Readonly<Record<string, string>> = {
  screens: 'screen',
  forms: 'form',
  lists: 'list',
  parts: 'part',
  locales: 'locale',
  environments: 'environment',
};

/** Where a file of a kind declares its parameters, and the root of the references to them. */
export function parametersOf(kind: string | undefined): {
  readonly key: 'search' | 'parameters';
  readonly root: 'search' | 'parameter';
} {
  return kind === 'screen' ? { key: 'search', root: 'search' } : { key: 'parameters', root: 'parameter' };
}

const nowhere = { line: 1, column: 1, pointer: '' };

/** The kind of a file of config/, which is also the name of its JSON Schema; undefined for a file of no known kind. */
export function kindOfFile(name: string): string | undefined {
  const [group = '', ...rest] = name.split('/');
  if (rest.length === 0) return single().includes(name) ? name : undefined;
  return group === 'screens' || rest.length === 1 ? groups[group] : undefined;
}

/** The address of a file's JSON Schema, relative to the file; undefined where files name none. */
function schemaPath(name: string, kind: string): string | undefined {
  const { schema } = productLanguage().folders;
  return schema === undefined ? undefined : `${'../'.repeat(name.split('/').length)}${schema}/${kind}.json`;
}

/** Faults of files that are not read, names that cannot be an address, and files that do not name their JSON Schema. */
export function checkFiles(config: ConfigFolder, languages: readonly string[]): Fault[] {
  const others = config.others.map((file): Fault => {
    const meant = file.replace(/\.\w+$/, '');
    const hint = kindOfFile(meant) === undefined ? undefined : `${meant}.json`;
    return { ...nowhere, file: `config/${file}`, message: 'files with this extension are not read', nearest: hint };
  });
  const named = config.names.flatMap((name) => {
    const file = config.file(name);
    const kind = kindOfFile(name);
    if (kind === undefined) {
      const [group = ''] = name.split('/');
      const words =
        group in groups ? [] : [...single(), ...Object.keys(groups).map((word) => name.replace(group, word))];
      const hint = placeOf(name, file) ?? nearest(name, words.filter(kindOfFile));
      return [file.fault([], 'files with this name are not read', hint)];
    }
    if (file.syntaxFaults.length > 0) return [];
    const written = writtenAs(file);
    if (written !== undefined && written !== kind && Object.values(groups).includes(kind)) {
      const group = Object.keys(groups).find((word) => groups[word] === written) ?? '';
      return [
        {
          ...file.fault([], `this is a ${written} in place of a ${kind}`, `${group}/${name.split('/').at(-1)}`),
          isCause: true,
        },
      ];
    }
    const faults: Fault[] = [];
    const code = name.slice('locales/'.length);
    if (kind === 'locale' && !languages.includes(code))
      faults.push({
        ...file.fault([], 'languages.json has no such language'),
        kind: { is: 'language', code, isFile: true },
      });
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
      faults.push(file.fault([], 'a file name can have only lowercase letters, digits and dashes'));
    const [, first = ''] = name.split('/');
    if (kind === 'screen' && productLanguage().reservedPaths.includes(first))
      faults.push(
        file.fault([], `a screen's address must not begin with "/${first}": that address is used for something else`),
      );
    if (/^screens\/.+\/index$/.test(name))
      faults.push(file.fault([], `belongs in "${name.replace(/\/index$/, '')}.json"`));
    const expected = schemaPath(name, kind);
    const actual: unknown = recordOf(file.value).$schema;
    if (expected === undefined || actual === expected) return faults;
    if (actual === undefined) faults.push(file.fault(['$schema'], `missing "$schema": "${expected}"`));
    else {
      const place = placeOf(name, file);
      const meant = place === undefined ? '' : `, or the file belongs in "config/${place}.json"`;
      faults.push(file.fault(['$schema'], `must be "${expected}"${meant}`));
    }
    return faults;
  });
  return [...others, ...named];
}

/** Warnings about parts that no screen, form or list includes. */
export function checkUnusedParts(config: ConfigFolder): Fault[] {
  const includers = config.names.filter((name) => /^(screens|forms|lists)\//.test(name));
  const used = new Set(includers.flatMap((name) => config.file(name).parts));
  const unused = config
    .namesOf('parts')
    .map((name) => config.file(`parts/${name}`))
    .filter((part) => !used.has(part));
  return unused.map((part) => ({ ...part.fault([], 'nothing includes this part'), isWarning: true }));
}

/** The kind of a file according to its keys; undefined if they match no kind or several. */
function writtenAs(file: SourceFile): string | undefined {
  const content: object = recordOf(file.value);
  const kinds = [
    ...('blocks' in content || 'redirect' in content ? ['screen'] : []),
    ...('steps' in content && 'fields' in content ? ['form'] : []),
    ...('row' in content && 'operation' in content ? ['list'] : []),
  ];
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** The name a file should have if its JSON Schema is that of another kind; undefined if it is in the right place. */
function placeOf(name: string, file: SourceFile): string | undefined {
  const schema: unknown = recordOf(file.value).$schema;
  const kind = /([a-z]+)\.json$/.exec(String(schema))?.[1];
  const group = Object.keys(groups).find((word) => groups[word] === kind);
  if (group === undefined || kind === kindOfFile(name)) return undefined;
  const segments = name.split('/');
  return `${group}/${group === 'screens' && segments.length > 1 ? segments.slice(1).join('/') : segments.at(-1)}`;
}
