import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { applyValues } from './apply-values.ts';
import { ConfigFolder } from './config-folder.ts';
import { coverageLines, coverageOf } from './coverage.ts';
import { type Fault, faultLine } from './faults.ts';
import { readProject, readSurroundings } from './project.ts';

const usage = 'npm run config [-- --dir config] [-- --release] [-- --apply dist]';

/** Checks config/, with `--release` its warnings too, or writes its plain values into a build. */
const root = join(import.meta.dirname, '..');
const options = readOptions();
const started = performance.now();
const configDir = resolve(options.dir);

function readOptions(): { readonly apply: string | undefined; readonly dir: string; readonly release: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        apply: { type: 'string' },
        dir: { type: 'string', default: join(root, 'config') },
        release: { type: 'boolean', default: false },
      },
    });
    return { apply: values.apply, dir: values.dir, release: values.release };
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(`Usage: ${usage}`);
    process.exit(2);
  }
}

function report(faults: readonly Fault[], success: string): void {
  for (const fault of faults) console.error(faultLine(fault));
  const time = `${Math.round(performance.now() - started)} ms`;
  if (faults.length === 0) console.log(`config: ${success} (${time})`);
  else console.error(`config: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} (${time})`);
  if (faults.length > 0) process.exitCode = 1;
}

if (options.apply === undefined) {
  const { faults, warnings, screens, lists, forms, locales } = await readProject(root, configDir);
  if (!options.release) for (const warning of warnings) console.warn(`warning: ${faultLine(warning)}`);
  report(
    options.release ? [...faults, ...warnings] : faults,
    `${screens.size} screens, ${lists.size} lists, ${forms.size} forms, ${locales.size} languages, no faults`,
  );
  if (faults.length === 0) for (const line of coverageLines(coverageOf(locales))) console.log(line);
} else {
  const dist = resolve(options.apply);
  try {
    const faults = await applyValues(new ConfigFolder(configDir), dist, await readSurroundings(root));
    report(
      faults,
      `app, tokens, networks, limits, levels and links are in ${join(dist, 'index.html')}; everything else wants a build`,
    );
  } catch (error) {
    console.error(`config: ${dist}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
