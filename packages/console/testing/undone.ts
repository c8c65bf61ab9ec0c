import type { Person } from '../people/person.ts';
import type { Changes } from '../store/changes.ts';
import { refOf } from '../store/changes.ts';
import { type Publication, addPublication, publicationsIn } from '../store/publications.ts';

/**
 * Approves a change, and notes that it was published to production and undone there, without a site. The branch of all has what was
 * published; returns the commit by which an undo takes it out.
 */
export async function noteUndone(changes: Changes, id: string, reviewer: Person): Promise<string> {
  const { repository } = changes;
  const { main } = repository;
  const { version = '' } = (await changes.find(id)) ?? {};
  await changes.respond(id, 'Approve', '', version, reviewer);
  const who = { ...reviewer, environments: ['production'] };
  const order = { environment: 'production', at: new Date().toISOString() };
  const note = async (done: Pick<Publication, 'kind' | 'merge' | 'undoes' | 'reason'>): Promise<string> => {
    const live = { release: '0123456789ab', page: 'a' };
    const { title = '', order: waits } = (await changes.find(id)) ?? {};
    const publication = { ...done, environment: 'production', change: id, title, order: waits?.id ?? '', lines: [] };
    await addPublication(repository, { ...publication, live, former: live }, `${done.merge}^{tree}`, who);
    return (await publicationsIn(repository)).at(-1)?.id ?? '';
  };
  await changes.order(id, 'Publish', order, { version, who });
  const { tree = '' } = await repository.merge(refOf(id), main);
  const merge = await repository.commit(tree, [main, refOf(id)], 'Merge a change\n');
  const undoes = await note({ kind: 'values', merge });
  await repository.push(main, merge);
  await repository.fetch();
  const reason = 'Too early.';
  await changes.order(id, 'Undo', { ...order, undoes, reason }, { who });
  const back = await repository.merge(`${merge}^1`, main, { base: merge });
  const undo = await repository.commit(back.tree ?? '', [main], 'Undo\n');
  await note({ kind: 'undo', merge: undo, undoes, reason });
  return undo;
}
