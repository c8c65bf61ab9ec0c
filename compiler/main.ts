import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { faultLine } from './faults.ts';
import { readProject } from './project.ts';
import { replaceValues } from './values-block.ts';

/** `npm run config [-- --dir config] [-- --apply dist]`: checks config/, and writes its plain values into a build. */
const { values: options } = parseArgs({ options: { apply: { type: 'string' }, dir: { type: 'string' } } });
const root = process.cwd();
const started = performance.now();
const project = await readProject(root, options.dir === undefined ? undefined : join(root, options.dir));
for (const fault of project.faults) console.error(faultLine(fault));
const { screens, forms, lists, locales } = project;
const time = `${Math.round(performance.now() - started)} ms`;
if (project.faults.length > 0 || !project.values) {
  console.error(`config: ${project.faults.length} faults (${time})`);
  process.exitCode = 1;
} else {
  console.log(`config: ${screens.size} screens, ${lists.size} lists, ${forms.size} forms, ${locales.size} languages, no faults (${time})`);
  if (options.apply !== undefined) {
    const file = join(root, options.apply, 'index.html');
    await writeFile(file, replaceValues(await readFile(file, 'utf8'), project.values));
    console.log(`config: the values are in ${join(options.apply, 'index.html')}`);
  }
}
