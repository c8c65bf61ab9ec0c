import { goneFault, goneTextFault } from './causes.ts';
import { kindOfFile, parametersOf } from 'engine/compiler/read/file-kind.ts';
import type { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { type Missing, declarationsOf, missingAt, missingIn, namedIn, useName } from './declared-names.ts';
import { type Fault, inOrder, nearest, withConsequences } from 'engine/compiler/report/faults.ts';
import { type Use, usesIn } from './uses.ts';

/** The faults that are caused by one undeclared name. */
interface Group {
  readonly missing: Missing;
  readonly faults: Fault[];
}

/**
 * The faults, with all faults that an undeclared name causes folded into one: at the declaration that probably has the
 * new name, at the error that makes the declarations unreadable, or else at the first use.
 * @param isOfCode whether code uses a text
 */
export function foldFaults(
  faults: readonly Fault[],
  config: ConfigFolder,
  isOfCode: (text: string) => boolean,
): readonly Fault[] {
  if (faults.length < 2) return faults;
  const uses = usesIn(config);
  // What takes any token or network, and what names one by its ticker, does not have its key.
  const isWritten = ({ kind, name, file, path }: Use): boolean =>
    !['token', 'network'].includes(kind) || String(config.file(file).writtenAt(path)).includes(name);
  const used = new Set(uses.filter(isWritten).map(({ kind, name }) => `${kind} ${name}`));
  const folded = new Set<Fault>();
  const causes: Fault[] = [];
  const slips = new Map<Fault, Fault[]>();
  for (const { missing, faults: group } of groupsOf(faults, config, uses)) {
    const isFree = (word: string): boolean =>
      !used.has(`${missing.kind} ${useName(missing, word)}`) && !(missing.kind === 'text' && isOfCode(word));
    const slip = slipOf(missing, faults, group);
    const [first, ...others] = group;
    const renamed = slip || others.length === 0 ? undefined : renamedFault(missing, config, isFree, group);
    if (slip) slips.set(slip, [...(slips.get(slip) ?? []), ...group]);
    else if (first && others.length > 0)
      causes.push(renamed ?? goneOrFirst(missing, group, config, isOfCode) ?? withConsequences(first, others));
    else continue;
    for (const fault of [...group, ...(renamed ? ofNewName(renamed, faults) : [])]) folded.add(fault);
  }
  for (const [slip, group] of slips) {
    folded.add(slip);
    causes.push(withConsequences(slip, group));
  }
  return inOrder([...faults.filter((fault) => !folded.has(fault)), ...causes]);
}

function groupsOf(faults: readonly Fault[], config: ConfigFolder, uses: readonly Use[]): Group[] {
  const places = new Map<string, Use[]>();
  for (const use of uses) {
    const place = config.file(use.file).placeOf(use.path);
    places.set(place, [...(places.get(place) ?? []), use]);
  }
  const groups = new Map<string, Group>();
  for (const fault of faults) {
    const named = places.get(`${fault.file} ${fault.pointer}`) ?? [];
    const known = named.map((use) => missingIn(use, config)).find((one) => one !== undefined);
    const missing = known ? { ...known, word: namedIn(fault, known.word) } : missingAt(fault, config);
    if (!missing) continue;
    const key = JSON.stringify(missing);
    const group = groups.get(key) ?? { missing, faults: [] };
    group.faults.push(fault);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The fault that makes the parameters of a file unreadable: a misspelled key or an invalid value of their object. */
function slipOf({ kind, of }: Missing, faults: readonly Fault[], members: readonly Fault[]): Fault | undefined {
  const { key } = parametersOf(kindOfFile(of));
  return faults.find(
    (fault) =>
      kind === 'parameter' &&
      fault.file === `config/${of}.json` &&
      !members.includes(fault) &&
      (fault.pointer === `/${key}` || (fault.nearest === key && fault.pointer.lastIndexOf('/') === 0)),
  );
}

/** The faults that a declaration has for its new name alone: the name itself, and what only unknown names have to say. */
function ofNewName(renamed: Fault, faults: readonly Fault[]): readonly Fault[] {
  return faults.filter(
    ({ file, pointer, kind }) =>
      file === renamed.file &&
      (pointer === renamed.pointer || (pointer.startsWith(`${renamed.pointer}/`) && kind?.is === 'missing')),
  );
}

/** The fault of a file or text that several places name, but that does not exist; undefined for any other name. */
function goneOrFirst(
  { kind, word }: Missing,
  group: readonly Fault[],
  config: ConfigFolder,
  isOfCode: (text: string) => boolean,
): Fault | undefined {
  if (kind === 'text') return goneTextFault(word, group, config, isOfCode(word));
  return ['screen', 'list', 'form'].includes(kind) ? goneFault(kind, word, group) : undefined;
}

/** The screen that was probably renamed: with the same name elsewhere, or a similar one in the same place. */
function renamedScreen(word: string, free: readonly string[]): string | undefined {
  const [, above = '', name = ''] = /^(.*)\/([^/]*)$/.exec(word) ?? [];
  const beside = free.filter((one) => one.replace(/\/[^/]*$/, '') === above);
  const meant = nearest(
    name,
    beside.map((one) => one.slice(above.length + 1)),
  );
  return free.find((one) => one.endsWith(`/${name}`)) ?? (meant === undefined ? undefined : `${above}/${meant}`);
}

/** A fault at the declaration that probably has the new name of the missing one; undefined if there is none. */
function renamedFault(
  missing: Missing,
  config: ConfigFolder,
  isFree: (word: string) => boolean,
  group: readonly Fault[],
): Fault | undefined {
  const { kind, word } = missing;
  const declared = declarationsOf(missing, config);
  const free = declared.map((one) => one.word).filter(isFree);
  // If only one declaration of a small group is unused, it is the new name, even if it is not similar.
  const isFew = ['parameter', 'list', 'form', 'token', 'network'].includes(kind);
  const similar = kind === 'screen' ? renamedScreen(word, free) : nearest(word, free);
  const found = similar ?? (isFew && free.length === 1 ? free[0] : undefined);
  const place = declared.find((one) => one.word === found);
  if (!place) return undefined;
  const message = `${group.length} places use the ${kind} "${word}", which no longer exists`;
  return { ...config.file(place.file).fault(place.path, message, word, true), consequences: group };
}
