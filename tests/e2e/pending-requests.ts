import type { Page, Request } from '@playwright/test';

/** Returns the requests of the page that have no answer yet, with their start (`performance.now()`, ms); kept up to date. */
export function pendingRequests(page: Page): Map<Request, number> {
  const pending = new Map<Request, number>();
  page.on('request', (request) => {
    // Pending requests of the previous page do not always end with an event.
    if (request.isNavigationRequest()) pending.clear();
    pending.set(request, performance.now());
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}
