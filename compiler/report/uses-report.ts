import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { nearestWords, pointerOf } from 'engine/compiler/report/faults.ts';
import { type FoundUses, findUses, readUses, usesInCode } from './find-uses.ts';
import type { Surroundings } from '../project.ts';
import { type Subject, readSubjects } from '../changes/subjects.ts';
import type { Use } from './uses.ts';

/** The output of `--uses` for a word: every place that uses it, by screen. `isKnown` is false for an unknown name. */
export function usesReport(
  surroundings: Surroundings,
  config: ConfigFolder,
  word: string,
): { readonly isKnown: boolean; readonly lines: readonly string[] } {
  const known = readSubjects(config, surroundings);
  const subjects = [...new Map((known.get(word) ?? []).map((one) => [`${one.kind} ${one.name}`, one])).values()];
  if (subjects.length === 0) {
    const near = nearestWords(word, known.keys()).map((one) => `"${one}"`);
    const hint = near.length === 0 ? '' : ` — did you mean ${near.join(' or ')}?`;
    return { isKnown: false, lines: [`config/ has nothing named "${word}"${hint}`] };
  }
  const index = readUses(config);
  const reports = subjects.map((subject): { readonly count: number; readonly lines: readonly string[] } => {
    const found = findUses(index, subject, surroundings);
    const code = usesInCode(surroundings.root, subject);
    const lines = [
      `${titleOf(subject, config)}: ${countWords(found)}${code.length === 0 ? '' : `, ${count(code.length, 'place')} of the code`}`,
      ...[...found.screens].flatMap(([path, uses]) => [
        `  ${path}`,
        ...uses.map((use) => useLine(config, use, subject)),
      ]),
      ...elsewhereOf(found).flatMap(([title, uses]) => [title, ...uses.map((use) => useLine(config, use, subject))]),
      ...group(
        '  in the code',
        code.map(({ file, line }) => `    ${file}:${line}`),
      ),
    ];
    return { count: found.count + code.length, lines };
  });
  // If several things have the name, such as an icon and a link, only those that are used are printed.
  const used = reports.filter(({ count: places }) => places > 0);
  return { isKnown: true, lines: (used.length > 0 ? used : reports).flatMap(({ lines }) => lines) };
}

/** The number of uses in words: `9 places on 5 screens`. */
export function countWords({ count: places, screens, elsewhere }: FoundUses): string {
  if (places === 0) return 'nothing in config/ uses it';
  const on = screens.size === 0 ? '' : ` on ${count(screens.size, 'screen')}`;
  return `${count(places, 'place')}${on}${elsewhere.length > 0 && screens.size > 0 ? ' and elsewhere' : ''}`;
}

/** A number with its noun: `1 place`, `2 places`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The uses outside of single screens, grouped under a title. */
function elsewhereOf({ elsewhere }: FoundUses): [string, readonly Use[]][] {
  const isPart = ({ file }: Use): boolean => file.includes('/');
  const isNavigation = ({ file }: Use): boolean => file === 'navigation';
  const groups: [string, readonly Use[]][] = [
    ['  in the navigation, on every screen', elsewhere.filter(isNavigation)],
    ['  for the app as a whole', elsewhere.filter((use) => !isNavigation(use) && !isPart(use))],
    ['  on no screen', elsewhere.filter(isPart)],
  ];
  return groups.filter(([, uses]) => uses.length > 0);
}

function titleOf({ kind, name, declared }: Subject, config: ConfigFolder): string {
  const title = `${kind} ${name}`;
  return declared ? `${title} (${placeOf(config, declared.file, declared.path)})` : title;
}

function useLine(config: ConfigFolder, use: Use, subject: Subject): string {
  const through = use.kind === subject.kind ? '' : ` (through the ${use.kind} ${use.name})`;
  const place = placeOf(config, use.file, use.path, use.isAtKey);
  return `    ${place} ${pointerOf(use.path)}${through}`;
}

function placeOf(config: ConfigFolder, name: string, path: readonly PropertyKey[], isAtKey = false): string {
  const { file, line, column } = config.file(name).fault(path, '', undefined, isAtKey);
  return `${file}:${line}:${column}`;
}

function group(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}
