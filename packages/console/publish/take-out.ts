import type { Publication } from '../store/publications.ts';
import type { Repository } from '../store/repository.ts';

/**
 * A commit after another with what publications of a change have brought taken out; undefined where others have edited the same
 * since. @param publications the oldest first
 */
export async function takeOut(
  repository: Repository,
  publications: readonly Publication[],
  from: string,
): Promise<string | undefined> {
  let tree = await repository.git(['rev-parse', `${from}^{tree}`]);
  const commit = () => repository.commit(tree, [from], 'Undo a change\n');
  for (const { merge } of publications.toReversed()) {
    if (merge === undefined) return undefined;
    const without = await repository.merge(`${merge}^1`, await commit(), { base: merge });
    if (without.tree === undefined) return undefined;
    tree = without.tree;
  }
  return commit();
}
