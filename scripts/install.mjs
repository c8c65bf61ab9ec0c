/**
 * Runs before `npm start`, `dev`, `studio` and every test command, on whatever Node the machine has (20 or later) and
 * with nothing installed yet: brings node_modules to what package-lock.json says, and does nothing when it is there already.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = process.cwd();
const oldestNode = [24, 0];

/** npm's settings that say where packages come from; every other `npm_*` describes the npm that runs this script. */
const keptSettings =
  /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|cafile|strict_ssl)$/;

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

const includes = (supported, value) => supported === undefined || [supported].flat().includes(value);

/** Optional packages for another platform, another libc or with a stand-in for one are rightly absent. */
const mayBeAbsent = ({ optional, os, cpu, libc }) => {
  if (!optional) return false;
  const isForHere = (os ?? cpu) !== undefined && includes(os, process.platform) && includes(cpu, process.arch);
  return !isForHere || libc !== undefined;
};

const isInstalled = () => {
  const locked = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  const isAsLocked = ([path, entry]) => {
    const found = present[path];
    if (found === undefined) return mayBeAbsent(entry);
    return found.version === entry.version && found.integrity === entry.integrity && existsSync(join(root, path));
  };
  return (
    Object.keys(present).every((path) => path in locked) &&
    Object.entries(locked).every((entry) => entry[0] === '' || isAsLocked(entry))
  );
};

/** The environment without the traces of node_modules: npm must not run on the Node it is about to replace. */
const cleanEnvironment = () => {
  const isPath = (name) => name.toUpperCase() === 'PATH';
  const outside = (path) =>
    path
      .split(delimiter)
      .filter((part) => !part.includes('node_modules'))
      .join(delimiter);
  return Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => !name.startsWith('npm_') || keptSettings.test(name))
      .map(([name, value]) => [name, isPath(name) ? outside(value) : value]),
  );
};

const install = () => {
  console.log('Installing the locked packages; this takes about half a minute…');
  const isWindows = process.platform === 'win32';
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const { status, error } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
};

/** True when the npm scripts will find a new enough Node: the locked one, or the machine's. */
const hasNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return (
    isNew || existsSync(join(root, 'node_modules/.bin/node')) || existsSync(join(root, 'node_modules/.bin/node.cmd'))
  );
};

if (isInstalled()) {
  console.log('Packages are as locked.');
} else if (install()) {
  console.log('Packages installed.');
} else {
  console.error('The packages could not be installed; the lines above say why.');
  process.exit(1);
}
if (!hasNode()) {
  console.error(
    `Node ${oldestNode.join('.')} or later is needed: there is no packaged one for ${process.platform} ${process.arch}.`,
  );
  process.exit(1);
}
