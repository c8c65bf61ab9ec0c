import { cspReportsPath } from '../server/csp-reports.ts';
import { e2ePort } from './e2e-port.ts';

/** The host on which tests cause violations on purpose; its reports are ignored. */
const probingHost = 'csp-probe.localhost';

/**
 * Playwright's global teardown: checks the violation reports that browsers have sent during the run.
 * @throws when there are any
 */
export default async function noCspViolations(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${e2ePort()}${cspReportsPath}`);
  const reports: unknown[] = await answer.json();
  const violations = reports.map((report) => JSON.stringify(report)).filter((report) => !report.includes(probingHost));
  if (violations.length > 0) {
    throw new Error(`Violations of the content security policy:\n${[...new Set(violations)].join('\n')}`);
  }
  console.log(
    `Content security policy: 0 violations in ${reports.length === 0 ? 'the whole run' : 'all but the probes'}.`,
  );
}
