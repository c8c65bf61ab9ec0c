import { type ConfigFolder, fileOfScreen } from 'engine/compiler/read/config-folder.ts';
import { fileTitle } from './diff-words.ts';
import { type FoundUses, type UseIndex, findUses, isOfCodeAlone } from '../report/find-uses.ts';
import type { Surroundings } from '../project.ts';
import type { Subject } from './subjects.ts';
import { count } from '../report/uses-report.ts';

/** A config folder with its uses. */
export interface Version {
  readonly config: ConfigFolder;
  readonly index: UseIndex;
  /** The English texts, by key. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The two versions to compare, and the surroundings to read them with. */
export interface Versions {
  readonly before: Version;
  readonly after: Version;
  readonly surroundings: Surroundings;
}

/** The maximum number of screens listed; of the others only the number is printed. */
const named = 6;

/** A sentence about where something shows, or showed in the former version. */
export function whereFound(
  { before, surroundings }: Versions,
  version: Version,
  subject: Pick<Subject, 'kind' | 'name'>,
  { count: places, screens, elsewhere }: FoundUses,
): string {
  const isGone = version === before;
  const { config, texts } = version;
  if (places === 0) {
    const isOfCode = isOfCodeAlone(surroundings.root, subject);
    return isOfCode ? 'The app as a whole follows it.' : `Nothing ${isGone ? 'used' : 'uses'} it.`;
  }
  const isInNavigation = elsewhere.some(({ file }) => file === 'navigation');
  const listed = [...screens.keys()].slice(0, named).map((path) => screenTitle(config, path, texts));
  const rest = screens.size > named ? [`and ${screens.size - named} more`] : [];
  const verb = isGone ? 'It showed' : 'Shows';
  const where = [...listed, ...rest].join(', ');
  const also =
    subject.kind === 'value' && isOfCodeAlone(surroundings.root, subject) ? ' The app as a whole follows it, too.' : '';
  if (isInNavigation) return `${verb} on every screen (navigation)${where === '' ? '' : `, and on ${where}`}.${also}`;
  if (where !== '') return `${verb} in ${count(places, 'place')} of ${count(screens.size, 'screen')}: ${where}.${also}`;
  return `${isGone ? 'It was used' : 'Used'} in ${[...new Set(elsewhere.map(({ file }) => `${file}.json`))].join(', ')}.`;
}

/** A sentence about what leads to a screen, or which screens show a list or form. */
export function whereFile({ before, surroundings }: Versions, version: Version, file: string): string {
  const isGone = version === before;
  if (file.startsWith('parts/')) return wherePart(version, file);
  const [, group = '', name = ''] = /^(screen|list|form)s\/(.+)$/.exec(file) ?? [];
  if (group !== 'screen' && group !== 'list' && group !== 'form') return '';
  const subject = { kind: group, name: group === 'screen' ? `/${name}`.replace(/^\/index$/, '/') : name } as const;
  const found = findUses(version.index, subject, surroundings);
  if (found.count === 0) return group === 'screen' ? 'Nothing leads to it.' : 'No screen shows it.';
  const { config, texts } = version;
  const paths = [...found.screens.keys()].map((path) => screenTitle(config, path, texts));
  const isInNavigation = found.elsewhere.some((use) => use.file === 'navigation');
  const where = [...(isInNavigation ? ['the navigation'] : []), ...paths].join(', ');
  if (group === 'screen') return `${isGone ? 'It was reached from' : 'Reached from'}: ${where}.`;
  return `${isGone ? 'It showed on' : 'Shows on'} ${where}.`;
}

/** A sentence about the screens that include a part, by themselves or in their lists and forms. */
function wherePart({ config, index, texts }: Version, file: string): string {
  const including = config.names.filter((one) =>
    config.file(one).parts.some(({ name }) => name === `config/${file}.json`),
  );
  const paths = [...new Set(including.flatMap((one) => index.screens.get(one) ?? []))].toSorted();
  if (paths.length === 0)
    return including.length === 0 ? 'Nothing includes it.' : `Included by ${including.join(', ')}.`;
  const listed = paths.slice(0, named).map((path) => screenTitle(config, path, texts));
  const rest = paths.length > named ? [`and ${paths.length - named} more`] : [];
  return `Shows on ${count(paths.length, 'screen')}: ${[...listed, ...rest].join(', ')}.`;
}

function screenTitle(config: ConfigFolder, path: string, texts: ReadonlyMap<string, string>): string {
  return fileTitle(config, fileOfScreen(path), texts).replace('Screen ', '');
}
