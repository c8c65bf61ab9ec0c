/** The user who is chosen at first, who is in every sandbox. */
export const firstUser = 'demo';

/** A user as the list shows it. */
export interface ListedUser {
  readonly name: string;
  readonly summary: string;
}

interface Answer {
  readonly seeds: readonly ListedUser[];
  readonly users: readonly { readonly name: string; readonly like: string }[];
}

/** The users whose name or summary has `text`, at most `most`: those of every sandbox first, then the newest copies. */
export function listedUsers(
  { seeds, users }: Answer,
  text: string,
  most: number,
  summaryOf: (like: string) => string,
): ListedUser[] {
  const copies = users
    .filter(({ name }) => !seeds.some((seed) => seed.name === name))
    .map(({ name, like }) => ({ name, summary: summaryOf(like) }))
    .toReversed();
  const query = text.trim().toLowerCase();
  return [...seeds, ...copies]
    .filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(query))
    .slice(0, most);
}
