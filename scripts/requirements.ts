import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCommandLine } from './command-line.ts';
import { linesOf, shownBy, withTests } from './requirements/lines.ts';

/** Prints the lines of the specification with the tests that name them; with `--write` updates the table. */
const table = 'docs/requirements.md';
const isWriting = readCommandLine(
  'npm run requirements [-- --write]',
  () => parseArgs({ options: { write: { type: 'boolean', default: false } } }).values.write,
);
const text = readFileSync(table, 'utf8');
const lines = linesOf(text);
const tests = shownBy(
  process.cwd(),
  lines.map(({ id }) => id),
);
for (const { id, line } of lines) {
  console.log(`${id}  ${line}`);
  for (const test of tests.get(id) ?? []) console.log(`    ${test}`);
}
const untested = lines.filter(({ id }) => !tests.has(id));
console.log(`\n${lines.length} lines, ${untested.length} without a test${untested.map(({ id }) => ` ${id}`).join('')}`);
const current = withTests(text, tests);
if (isWriting) writeFileSync(table, current);
else if (current !== text) console.error(`${table} is out of date: npm run requirements -- --write`);
process.exitCode = untested.length > 0 || (!isWriting && current !== text) ? 1 : 0;
