import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { applyValues } from './values/apply-values.ts';
import { configDiff } from './changes/config-diff.ts';
import { ConfigFolder } from 'engine/compiler/read/config-folder.ts';
import { coverageLines, coverageOf } from './texts/coverage.ts';
import { type Fault, faultLine } from 'engine/compiler/report/faults.ts';
import { type TextOrders, fixTexts } from './texts/fix-texts.ts';
import { withFormerConfig } from './changes/former-config.ts';
import { compileProject, readProject } from './compile.ts';
import { readSurroundings } from './project.ts';
import { usesReport } from './report/uses-report.ts';

const usage =
  'Usage: npm run config [-- --release | --verbose | --uses NAME | --diff [REVISION] | --fix | --apply DIST | --help]';
const help = `npm run config                          checks config/
npm run config -- --release             treats warnings as faults
npm run config -- --verbose             also prints the consequences of each fault
npm run config -- --uses /wallet/token  every place that uses a value, link, text, list, form, view, operation, screen or icon
npm run config -- --diff HEAD~3         what a change means: since a revision of git, or since the last commit
npm run config -- --fix                 adds missing plural forms; corrects non-breaking spaces, apostrophes and the
                                        direction of amounts; sorts the texts; runs the generator
npm run config -- --fix --rename old.key=new.key --delete other.key
                                        and renames and deletes texts in every language and wherever config/ uses them
npm run config -- --apply dist          writes the plain values into a build; its environment stays as it is
All accept --dir for a folder other than config/.`;

const root = join(import.meta.dirname, '..');
const started = performance.now();

/** Reads the command line; prints the usage and ends the process with 2 if it is invalid. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        apply: { type: 'string' },
        diff: { type: 'boolean', default: false },
        dir: { type: 'string', default: join(root, 'config') },
        fix: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        delete: { type: 'string', multiple: true, default: [] },
        rename: { type: 'string', multiple: true, default: [] },
        release: { type: 'boolean', default: false },
        uses: { type: 'string' },
        verbose: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    if (positionals.length > (values.diff ? 1 : 0)) throw new Error(`unexpected argument "${positionals.at(-1)}"`);
    const renames = values.rename.map((pair): [string, string] => {
      const [from = '', to = '', ...more] = pair.split('=');
      if (from === '' || to === '' || more.length > 0) throw new Error(`--rename takes old.key=new.key, not "${pair}"`);
      return [from, to];
    });
    if (!values.fix && renames.length + values.delete.length > 0) throw new Error('--rename and --delete need --fix');
    return { ...values, renames, since: positionals[0] ?? 'HEAD' };
  } catch (error) {
    const [message] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`${message}\n${usage}`);
    process.exit(2);
  }
}

function report(faults: readonly Fault[], success: string, isVerbose = false): void {
  for (const fault of faults) {
    console.error(faultLine(fault));
    for (const one of (isVerbose && fault.consequences) || []) console.error(`    ${faultLine(one)}`);
  }
  const time = `${Math.round(performance.now() - started)} ms`;
  if (faults.length === 0) console.log(`config: ${success} (${time})`);
  else console.error(`config: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} (${time})`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Joins words for a sentence: `a, b, and c`. */
const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

async function check(configDir: string, isRelease = false, isVerbose = false): Promise<void> {
  const { faults, warnings, screens, lists, forms, locales } = await readProject(root, configDir);
  if (!isRelease) for (const warning of warnings) console.warn(`warning: ${faultLine(warning)}`);
  report(
    isRelease ? [...faults, ...warnings] : faults,
    `${screens.size} screens, ${lists.size} lists, ${forms.size} forms, ${locales.size} languages, no faults`,
    isVerbose,
  );
  if (faults.length === 0) for (const line of coverageLines(coverageOf(locales))) console.log(line);
}

async function apply(configDir: string, dist: string): Promise<void> {
  try {
    const { faults, waiting } = await applyValues(new ConfigFolder(configDir), dist, await readSurroundings(root));
    report(faults, `app, tokens, networks, limits, levels and links are in ${join(dist, 'index.html')}`);
    if (waiting.length > 0)
      console.log(`config: ${listed(waiting)} ${waiting.length === 1 ? 'needs' : 'need'} a build`);
    if (waiting.some((file) => /^locales\/(?!en\.)/.test(file)))
      console.log(
        'config: texts of languages other than English come from the API, except on pages that cannot reach it',
      );
  } catch (error) {
    console.error(`config: ${dist}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

async function tellUses(configDir: string, word: string): Promise<void> {
  const { isKnown, lines } = usesReport(await readSurroundings(root), new ConfigFolder(configDir), word);
  for (const line of lines) (isKnown ? console.log : console.error)(line);
  if (!isKnown) process.exitCode = 1;
}

/** Prints what has changed since a revision, and which of the two versions has faults. */
async function tellDiff(configDir: string, since: string): Promise<void> {
  const surroundings = await readSurroundings(root);
  try {
    withFormerConfig(configDir, since, (folder) => {
      const [former, present] = [new ConfigFolder(folder), new ConfigFolder(configDir)];
      const differences = configDiff(surroundings, former, present);
      for (const { sentence } of differences) console.log(sentence);
      if (differences.length === 0) console.log(`config: nothing has changed since ${since}`);
      const versions = [
        [`config/ as it was at ${since}`, former],
        ['config/ as it is now', present],
      ] as const;
      for (const [title, config] of versions) {
        const { length } = compileProject(surroundings, config).faults;
        if (length > 0) console.warn(`config: ${title} has ${length} ${length === 1 ? 'fault' : 'faults'}`);
      }
    });
  } catch (error) {
    console.error(`config: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Writes the automatic and the requested fixes, all or nothing, then checks config. */
async function fix(configDir: string, orders: TextOrders): Promise<void> {
  const { files, done, refusals } = fixTexts(new ConfigFolder(configDir), await readSurroundings(root), orders);
  for (const refusal of refusals) console.error(`config: ${refusal}`);
  if (refusals.length > 0) {
    console.error('config: nothing was changed');
    process.exitCode = 1;
    return;
  }
  for (const [name, text] of files) writeFileSync(join(configDir, `${name}.json`), text);
  for (const line of done) console.log(line);
  console.log(`config: ${files.size} ${files.size === 1 ? 'file was' : 'files were'} written`);
  // The generator reads only the project's own config/.
  if (configDir === join(root, 'config')) {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts')], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
  await check(configDir);
}

const options = readOptions();
const configDir = resolve(options.dir);
if (options.apply !== undefined) await apply(configDir, resolve(options.apply));
else if (options.uses !== undefined) await tellUses(configDir, options.uses);
else if (options.fix) await fix(configDir, { renames: options.renames, deletions: options.delete });
else if (options.diff) await tellDiff(configDir, options.since);
else await check(configDir, options.release, options.verbose);
