import { personOf } from '../people/person.ts';
import { Changes } from '../store/changes.ts';
import { Repository } from '../store/repository.ts';

/** Keeps one edit after the other in a change, and prints the number of each once it is kept, until it is killed. */
const [folder = '', remote = '', id = ''] = process.argv.slice(2);
const changes = new Changes(await Repository.open({ state: `${folder}/state`, remote, branch: 'main' }));
await changes.folders(id);
const ann = { iss: 'https://login.karat.test', sub: 'ann', name: 'Ann', email: 'ann@karat.test', roles: ['editor'] };
const who = personOf(ann, 'roles');
for (let count = 1; ; count += 1) {
  const text = JSON.stringify({ count });
  await changes.keep(
    id,
    new Map([
      ['links', text],
      ['limits', text],
    ]),
    who,
  );
  console.log(count);
}
