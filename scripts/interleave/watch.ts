import type { BrowserContext, Page, Request } from '@playwright/test';
import { claimReader } from './claims.ts';
import type { Statement } from './verdict.ts';

const binding = 'karatSays';

/** The statements and requests of the pages so far. */
export interface Watched {
  readonly statements: Statement[];
  /** The idempotency keys of the requests that move money; null for a request without one. */
  readonly posts: (string | null)[];
  /** The statuses of the answers to them. */
  readonly answers: Set<number>;
}

/**
 * Records the statements that appear in the pages of a context, and their POST requests to a path.
 * @param path of the call that moves money, if there is one
 * @param tabOf the index of a page's tab
 */
export async function watch(
  context: BrowserContext,
  path: string | undefined,
  tabOf: (page: Page) => number,
): Promise<Watched> {
  const claimsIn = claimReader();
  const watched: Watched = { statements: [], posts: [], answers: new Set() };
  const movesMoney = (request: Request): boolean =>
    path !== undefined && request.method() === 'POST' && new URL(request.url()).pathname.startsWith(path);
  const sent = new Map<Page, string>();
  context.on('request', (request) => {
    if (!movesMoney(request)) return;
    const key = request.headers()['idempotency-key'] ?? null;
    watched.posts.push(key);
    if (key !== null) sent.set(request.frame().page(), key);
  });
  context.on('response', (response) => {
    if (movesMoney(response.request())) watched.answers.add(response.status());
  });
  await context.exposeBinding(binding, ({ page }, text: string) => {
    for (const { key, claim } of claimsIn(text))
      watched.statements.push({ claim, text: key, tab: tabOf(page), sent: sent.get(page) });
  });
  await context.addInitScript((name) => {
    let before = new Set<string>();
    const read = (): void => {
      const parts = [...document.querySelectorAll('[role=note], [role=status]')];
      const now = new Set(parts.map((part) => part.textContent.trim()).filter(Boolean));
      for (const text of now) if (!before.has(text)) Reflect.get(window, name)(text);
      before = now;
    };
    new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });
  }, binding);
  return watched;
}
