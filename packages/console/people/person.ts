import * as z from 'zod';

import type { Author } from '../store/author.ts';

const roleNames = ['viewer', 'editor', 'reviewer'] as const;
/** What somebody may do besides publishing. */
export type Role = (typeof roleNames)[number];

/** Somebody who is signed in, as the provider says. */
export const person = z.strictObject({
  /** The issuer and the subject that the provider knows this person by; name and e-mail are only shown. */
  id: z.string().regex(/^\S+ \S+$/),
  name: z.string().min(1),
  email: z.string(),
  roles: z.array(z.enum(roleNames)),
  /** The environments that this person may publish to. */
  environments: z.array(z.string()),
});
/** Somebody who is signed in. */
export type Person = z.output<typeof person>;

const claims = z.looseObject({
  iss: z.string().regex(/^\S+$/),
  sub: z.string().min(1),
  name: z.string().min(1).optional(),
  email: z.string().optional(),
});

/** The person whom the claims of a provider describe; words in the claim of roles that are no role count for nothing. */
export function personOf(all: unknown, rolesClaim: string): Person {
  const { iss, sub, name, email = '', [rolesClaim]: said } = claims.parse(all);
  const words = z.array(z.string()).catch([]).parse(said);
  return {
    id: `${iss} ${encodeURIComponent(sub)}`,
    // Both stand in the author of a commit, which they must not end.
    name: plain(name ?? (email || sub)),
    email: plain(email === '' ? `${sub}@nowhere.invalid` : email),
    roles: roleNames.filter((role) => words.includes(role)),
    environments: words.flatMap((word) => /^publisher:([a-z0-9-]+)$/.exec(word)?.[1] ?? []),
  };
}

/** Whether two are one person. What was kept before people were known by their subject is compared by e-mail. */
export function isSamePerson(one: Author, other: Author): boolean {
  return one.id === undefined || other.id === undefined ? one.email === other.email : one.id === other.id;
}

/** Whether somebody has any role, and so may see the console. */
export function mayView({ roles, environments }: Person): boolean {
  return roles.length > 0 || environments.length > 0;
}

/** Words without what has a meaning in the author of a commit. */
function plain(words: string): string {
  return (
    words
      .replaceAll(/[<>\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, 120) || 'nobody'
  );
}
