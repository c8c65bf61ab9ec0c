import { distDir } from './build.ts';
import { readBudgets } from './first-load/budgets.ts';
import { overruns, table, weigh } from './first-load/figures.ts';
import { firstLoadFiles } from './first-load/graph.ts';

/** Checks the built app against budget.json and prints the sizes. */
for (const [route, budget] of Object.entries(readBudgets())) {
  const figures = await weigh(distDir, firstLoadFiles(distDir, route));
  console.log(table(route, budget, figures));
  for (const fault of overruns(distDir, budget, figures)) {
    console.error(`${route}: ${fault}`);
    process.exitCode = 1;
  }
}
