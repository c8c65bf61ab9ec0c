/**
 * A masked e-mail address, recognizable only to those who know it: `a•••@example.com`.
 *
 * @example
 *   maskedEmail('anna@example.com'); // 'a•••@example.com'
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : `${first}•••`;
}
