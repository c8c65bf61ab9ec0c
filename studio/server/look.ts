import * as z from 'zod';

const word = z.string().regex(/^[\w-]{1,40}$/);
const look = z.object({
  language: word,
  scheme: z.enum(['dark', 'light']),
  user: word,
  runtime: z.enum(['web', 'messenger']),
  path: z.string().regex(/^\/[\w/?=&.-]*$/),
});

/**
 * The page that makes the preview look as chosen: it stores language and scheme and that the warning was read,
 * then signs the user in.
 */
export function lookPage(address: URL): string {
  const { language, scheme, user, runtime, path } = look.parse(Object.fromEntries(address.searchParams));
  const query = new URLSearchParams({ return: path, ...(runtime === 'messenger' && { user, theme: scheme }) });
  const next = runtime === 'messenger' ? `/sandbox/messenger?${query}` : `/sandbox/login/as/${user}?${query}`;
  const settings = JSON.stringify({ language, scheme, next }).replaceAll('<', '\\u003c');
  return `<!doctype html><title>Preview</title><script>
const { language, scheme, next } = ${settings};
localStorage.setItem('lang', language);
localStorage.setItem('isWelcomeShown', '1');
sessionStorage.setItem('isWarningClosed', '1');
document.cookie = 'scheme=' + scheme + '; path=/; samesite=lax';
location.replace(next);
</script>`;
}
