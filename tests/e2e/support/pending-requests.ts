import type { Page, Request } from '@playwright/test';

/** Returns the requests of the page that have no answer yet, with their start (`performance.now()`, ms); kept up to date. */
export function pendingRequests(page: Page): Map<Request, number> {
  const pending = new Map<Request, number>();
  // Pending requests of the previous page do not always end with an event, nor those that it starts while it is left.
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      pending.clear();
      isLeaving = true;
    }
    pending.set(request, performance.now());
  });
  page.on('framenavigated', (frame) => {
    if (isLeaving && frame === page.mainFrame()) pending.clear();
    isLeaving &&= frame !== page.mainFrame();
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}
