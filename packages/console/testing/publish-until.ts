import childProcess from 'node:child_process';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/**
 * Carries out what is due in the store of a folder, until a step: a call of git that a pattern matches, or what comes before or
 * after the page is replaced. There the process is killed, as by the system. Its clock is `offset` ms ahead.
 */
const [folder = '', step = '', offset = '0'] = process.argv.slice(2);
const die = (): void => void process.kill(process.pid, 'SIGKILL');
const { execFile } = childProcess;
const { rename } = files;
Object.assign(childProcess, {
  execFile: (...call: unknown[]) => {
    if (new RegExp(step).test(call.flat().join(' '))) die();
    return Reflect.apply(execFile, undefined, call);
  },
});
Object.assign(files, {
  rename: async (from: string, to: string) => {
    const isPage = to.endsWith('index.html');
    if (isPage && step === 'before the page') die();
    await rename(from, to);
    if (isPage && step === 'after the page') die();
  },
});
syncBuiltinESMExports();

const { Publisher } = await import('../publish/publisher.ts');
const { Changes } = await import('../store/changes.ts');
const { Repository } = await import('../store/repository.ts');
const { Readings } = await import('../store/review.ts');
const repository = await Repository.open({
  state: join(folder, 'state/store'),
  remote: join(folder, 'remote.git'),
  branch: 'main',
});
const changes = new Changes(repository);
const environments = { production: { out: join(folder, 'out') } };
const publisher = new Publisher(environments, changes, new Readings(repository), () => Date.now() + Number(offset));
await publisher.run();
await publisher.close();
