import { distDir } from './build.ts';
import { readBudgets } from './first-load/budgets.ts';
import { overruns, table, weigh } from './first-load/figures.ts';
import { filesByRoute, firstLoadFiles } from './first-load/graph.ts';

const { files: most, routes } = readBudgets();

/** Checks the built app against budget.json and prints the sizes. */
for (const [route, budget] of Object.entries(routes)) {
  const figures = await weigh(distDir, firstLoadFiles(distDir, route));
  console.log(table(route, budget, figures));
  for (const fault of overruns(distDir, budget, figures)) {
    console.error(`${route}: ${fault}`);
    process.exitCode = 1;
  }
}
const counts = filesByRoute(distDir).map(([route, files]) => [route, files.length] as const);
for (const [route, count] of counts.filter(([, one]) => one > most)) {
  console.error(`${route}: ${count} files are loaded first, ${most} at most`);
  process.exitCode = 1;
}
const largest = Math.max(...counts.map(([, count]) => count));
console.log(`  ${counts.length} screens load up to ${largest} of ${most} files first`);
