import * as z from 'zod';

import { type Author, readSigned } from './author.ts';
import type { Repository } from './repository.ts';

/** The id of a commit. */
export const commitId = z.string().regex(/^[0-9a-f]{40,64}$/);

const body = z.strictObject({
  environment: z.string(),
  /** The change, its title then, and the order that was carried out. */
  change: z.string(),
  title: z.string(),
  order: commitId,
  kind: z.enum(['values', 'release', 'undo']),
  /** What changed for users, in sentences. */
  lines: z.array(z.string()),
  /** What was undone, and why. */
  undoes: commitId.optional(),
  reason: z.string().optional(),
  /** What the branch of all gets; undefined where others have edited the same since. */
  merge: commitId.optional(),
  /** The release that was live then and before, and a hash of the page of each. */
  live: z.strictObject({ release: z.string(), page: z.string() }),
  former: z.strictObject({ release: z.string(), page: z.string() }).optional(),
});

/** What was published to an environment: a commit of its branch, to which only the console pushes. */
export interface Publication extends z.output<typeof body> {
  readonly id: string;
  readonly author: string;
  readonly at: string;
}

const refOf = (environment: string): string => `refs/heads/published/${environment}`;

/** All that was published, by environment, the oldest first. */
export async function publicationsIn(repository: Repository): Promise<Publication[]> {
  const refs = await repository.git(['for-each-ref', '--format=%(refname)', 'refs/heads/published/']);
  const all = await Promise.all(refs.split('\n').flatMap((ref) => (ref === '' ? [] : [logOf(repository, ref)])));
  return all.flat().toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

async function logOf(repository: Repository, ref: string): Promise<Publication[]> {
  const log = await repository.git(['log', '--first-parent', '-n', '5000', '--format=%H%x00%an%x00%aI%x00%b%x01', ref]);
  const commits = log.split('\u0001').map((one) => one.trimStart().split('\0'));
  // Below the first one is the branch of all.
  const end = commits.findIndex(([, , , text = '']) => !text.startsWith('{"environment":'));
  return commits
    .slice(0, end)
    .map(([id = '', author = '', at = '', text = '']) => ({
      id,
      author,
      at,
      ...body.parse(JSON.parse(readSigned(text).text)),
    }))
    .toReversed();
}

const begun = z.strictObject({ order: commitId, former: body.shape.former });

/**
 * Notes that an order begins to be carried out, and what is live before that; returns what was live when it began, if a
 * process that ended in the middle has begun it.
 */
export async function beginOrder(
  repository: Repository,
  environment: string,
  order: string,
  current: Publication['former'],
): Promise<{ readonly former: Publication['former']; readonly isAgain: boolean }> {
  const ref = `refs/begun/${environment}`;
  const found = await repository.git(['for-each-ref', '--format=%(objectname)', ref]);
  const last = found === '' ? undefined : begun.parse(JSON.parse(await repository.git(['cat-file', 'blob', found])));
  if (last?.order === order) return { former: last.former, isAgain: true };
  const blob = await repository.git(['hash-object', '-w', '--stdin'], {
    input: JSON.stringify({ order, former: current }),
  });
  await repository.git(['update-ref', ref, blob]);
  return { former: current, isAgain: false };
}

/** Notes what was published: `tree` is what is live now. */
export async function addPublication(
  repository: Repository,
  { environment, ...rest }: z.output<typeof body>,
  tree: string,
  author: Author,
): Promise<void> {
  const all = (await publicationsIn(repository)).filter((one) => one.environment === environment);
  const last = all.at(-1)?.id;
  const parents = [last, rest.merge].flatMap((one) => one ?? []);
  const subject = rest.kind === 'undo' ? 'Undo' : 'Publish';
  // The environment comes first: by that it is known.
  const message = `${subject}\n\n${JSON.stringify({ environment, ...rest })}\n`;
  const commit = await repository.commit(tree, parents, message, author);
  await repository.git(['update-ref', refOf(environment), commit, ...(last === undefined ? [] : [last])]);
  await repository.push(refOf(environment));
}
