import { spawnSync } from 'node:child_process';
import { root } from './build.ts';
import { installedPackages } from './licences.ts';

/** Lists the licences of all packages, and their known faults as the registry tells them: `npm run licences`. */
const packages = installedPackages();
const groups = Object.entries(Object.groupBy(packages, ({ licence }) => licence));
console.log(
  `${packages.length} packages: ${packages.filter(({ ships }) => ships).length} ship, the others are tools.\n`,
);
console.log(`${'licence'.padEnd(36)}${'ship'.padStart(6)}${'tools'.padStart(7)}`);
for (const [licence, of = []] of groups.toSorted(([, one = []], [, other = []]) => other.length - one.length)) {
  const ships = of.filter((one) => one.ships).length;
  console.log(`${licence.padEnd(36)}${String(ships).padStart(6)}${String(of.length - ships).padStart(7)}`);
}
const refused = packages.filter(({ isAllowed }) => !isAllowed);
for (const { name, licence } of refused) console.error(`${name} ships under ${licence}, which does not allow it.`);

console.log('\nKnown faults:');
const { status } = spawnSync('npm', ['audit'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
process.exitCode = refused.length === 0 && status === 0 ? 0 : 1;
