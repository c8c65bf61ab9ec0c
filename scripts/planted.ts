import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.ts';
import { readCommandLine, wholeNumber } from './command-line.ts';
import { withLock } from './lock.ts';
import { makeCopy, removeCopy } from './project-copy.ts';
import { type Finding, type Kind, type Planted, kinds, look } from './planted/kinds.ts';
import { type Patch, applyPatch, changedSince, concerned, readPatches } from './planted/patches.ts';
import { faultsOf, line } from './planted/verdict.ts';
import { countsLine } from './test-run/counts.ts';

/**
 * Tests the tests: plants each bug of tests/planted in a copy of the project and says which tests find it. Each has to be
 * found by something fast and, unless its file says otherwise, by the stories. First the same tests run with nothing
 * planted: they must find nothing. `--quick` stops at the first kind that finds a bug and leaves out the stories and that
 * control; `--changed` takes the bugs that a change since a commit may concern, all where git does not know it.
 */
const usage = 'npm run planted [-- --only NAME --with units,contract,e2e,stories --changed HEAD^ --quick --minutes 5]';

const { chosen, selectedKinds, quick, minutes } = readCommandLine(usage, () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      with: { type: 'string', default: kinds.join(',') },
      changed: { type: 'string' },
      quick: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '600' },
    },
  });
  const all = readPatches();
  const unknown = values.only?.find((name) => !all.some((patch) => patch.name === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no planted bug.`);
  const named = values.with.split(',');
  const unknownKind = named.find((name) => !kinds.some((kind) => kind === name));
  if (unknownKind !== undefined) throw new Error(`"${unknownKind}" is no kind of tests.`);
  const changed = values.changed === undefined ? undefined : changedSince(values.changed);
  return {
    chosen: (changed ? concerned(all, changed) : all).filter(({ name }) => values.only?.includes(name) ?? true),
    selectedKinds: kinds.filter((kind) => named.includes(kind) && !(values.quick && kind === 'stories')),
    quick: values.quick,
    minutes: wholeNumber('--minutes', values.minutes, 1),
  };
});

const end = Date.now() + minutes * 60_000;
const counts = { passed: 0, failed: 0 };
const folder = join(root, '.cache/planted');
process.once('SIGINT', () => process.exit(130));
// Another run has its copy in the same place.
if (chosen.length > 0) await withLock(join(root, '.cache/planted.lock'), plant);
console.log(countsLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;

async function plant(): Promise<void> {
  process.once('exit', () => removeCopy(folder));
  makeCopy(folder);
  console.log(line('', new Map(selectedKinds.map((kind) => [kind, kind]))));
  if (!quick) await control();
  const late: string[] = [];
  for (const patch of chosen)
    if (Date.now() < end) await check(patch);
    else late.push(patch.name);
  if (late.length > 0) console.log(`Not run, as the time was up: ${late.join(', ')}`);
}

/** Looks for bugs where none is planted. */
async function control(): Promise<void> {
  const all = (key: 'files' | 'units' | 'specs') => [...new Set(chosen.flatMap((patch) => patch[key]))];
  const findings = await lookFor({ files: all('files'), units: all('units'), specs: all('specs') }, selectedKinds);
  const isClean = [...findings.values()].every(({ result }) => result === 'not found' || result === 'no tests');
  print('(nothing planted)', findings, isClean ? [] : ['these tests must find nothing: the rest says nothing']);
}

async function check(patch: Patch): Promise<void> {
  const refusal = applyPatch(patch, folder);
  if (refusal !== '') return print(patch.name, new Map(), [refusal]);
  const findings = await lookFor(
    patch,
    selectedKinds.filter((kind) => kind !== 'stories' || patch.isInStories),
  );
  const error = applyPatch(patch, folder, '--reverse');
  if (error !== '') throw new Error(error);
  print(patch.name, findings, faultsOf(patch, findings));
}

async function lookFor(planted: Planted, among: readonly Kind[]): Promise<Map<Kind, Finding>> {
  const findings = new Map<Kind, Finding>();
  for (const kind of among) {
    const finding = await look(kind, planted, folder);
    findings.set(kind, finding);
    if (quick && finding.result === 'found') break;
  }
  return findings;
}

function print(name: string, findings: ReadonlyMap<Kind, Finding>, faults: readonly string[]): void {
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(
    line(name, new Map([...findings].map(([kind, { result, seconds }]) => [kind, `${result} ${seconds} s`]))),
  );
  for (const { result, by } of findings.values())
    if (result === 'found' || result === 'could not run') console.log(`    ${by.slice(0, 200)}`);
  for (const fault of faults) console.log(`  ! ${fault}`);
}
