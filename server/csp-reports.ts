import { Hono } from 'hono';

/** The path for sending and reading violation reports. */
export const cspReportsPath = '/sandbox/csp-reports';

const keptReports = 1000;

/** Collects the browser's violation reports in memory: POST adds, GET lists, DELETE clears. For tests only. */
export function cspReports(): Hono {
  const reports: unknown[] = [];
  const app = new Hono();
  app.post(cspReportsPath, async (context) => {
    reports.push(await context.req.json<unknown>().catch(() => 'unreadable report'));
    reports.splice(0, reports.length - keptReports);
    return context.body(null, 204);
  });
  app.get(cspReportsPath, (context) => context.json(reports));
  app.delete(cspReportsPath, (context) => {
    reports.length = 0;
    return context.body(null, 204);
  });
  return app;
}
