import type { ConfigFolder } from './config-folder.ts';
import { type Fault, nearest } from './faults.ts';

/** The kinds of files that are compiled. */
export type FileKind = 'screen' | 'list' | 'form' | 'navigation';

const single = ['app', 'tokens', 'networks', 'limits', 'levels', 'links', 'languages', 'business', 'navigation'];
const groups: Readonly<Record<string, string>> = { screens: 'screen', forms: 'form', lists: 'list', locales: 'locale' };

/** The kind of a file of config/, which is the name of its JSON Schema; undefined where none belongs. */
export function kindOfFile(name: string): string | undefined {
  const [group = '', ...rest] = name.split('/');
  if (rest.length === 0) return single.includes(name) ? name : undefined;
  return group === 'screens' || rest.length === 1 ? groups[group] : undefined;
}

/** The address of a file's JSON Schema, relative to the file. */
function schemaPath(name: string, kind: string): string {
  return `${'../'.repeat(name.split('/').length)}generated/schemas/${kind}.json`;
}

/** Files that no one reads, names that make no address, and files that do not name their JSON Schema. */
export function checkFiles(config: ConfigFolder, languages: readonly string[]): Fault[] {
  return config.names.flatMap((name) => {
    const file = config.file(name);
    const kind = kindOfFile(name);
    if (kind === undefined) {
      const [group = ''] = name.split('/');
      const words = group in groups ? [] : [...single, ...Object.keys(groups).map((word) => name.replace(group, word))];
      return [file.fault([], 'nothing reads a file of this name', nearest(name, words.filter(kindOfFile)))];
    }
    if (file.syntaxFaults.length > 0) return [];
    const faults: Fault[] = [];
    if (kind === 'locale' && !languages.includes(name.slice('locales/'.length)))
      faults.push(file.fault([], 'languages.json has no such language'));
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
      faults.push(file.fault([], 'a file name has small letters, digits and dashes'));
    if (/^screens\/.+\/index$/.test(name))
      faults.push(file.fault([], `belongs into "${name.replace(/\/index$/, '')}.json"`));
    const wanted = schemaPath(name, kind);
    const given: unknown = Object(file.value).$schema;
    if (given === undefined) faults.push(file.fault(['$schema'], `missing "$schema": "${wanted}"`));
    else if (given !== wanted) faults.push(file.fault(['$schema'], `must be "${wanted}"`));
    return faults;
  });
}
