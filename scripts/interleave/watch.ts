import type { BrowserContext, Page } from '@playwright/test';
import { claimReader } from './claims.ts';
import type { Statement } from './verdict.ts';

const binding = 'karatSays';

/** What the pages of a browser have said, and asked for, so far. */
export interface Watched {
  readonly statements: Statement[];
  /** The keys of the requests that move money, null for one without. */
  readonly posts: (string | null)[];
}

/**
 * Watches the pages of a context, from their start on: each statement as it appears, and each request to a path.
 * @param tabOf which tab a page is
 */
export async function watch(context: BrowserContext, path: string, tabOf: (page: Page) => number): Promise<Watched> {
  const claimsIn = claimReader();
  const watched: Watched = { statements: [], posts: [] };
  const sent = new Map<Page, string>();
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.startsWith(path)) return;
    const key = request.headers()['idempotency-key'] ?? null;
    watched.posts.push(key);
    if (key !== null) sent.set(request.frame().page(), key);
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
