import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

/** The part of axe's result that is used. */
interface Answer {
  readonly violations: readonly {
    readonly id: string;
    readonly impact?: string | null;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
  }[];
}

declare global {
  interface Window {
    axe: { readonly run: (options: object) => Promise<Answer> };
  }
}

const require = createRequire(import.meta.resolve('@axe-core/playwright'));
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe to a page or frame until it is loaded again; needed by {@link seriousFaults}. */
export async function addAxe(app: Page | Frame): Promise<void> {
  await app.evaluate(source);
}

/**
 * The violations that axe rates as serious or critical, with the elements; runs in the page. A target under the floating
 * button of a form is small only until the page is scrolled.
 */
export async function seriousFaults(): Promise<readonly string[]> {
  // Off by default: targets of 24 px or with as much room around them (WCAG 2.5.8).
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await window.axe.run({ resultTypes: ['violations'], rules });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ failureSummary }) => !/partially obscured/.test(failureSummary ?? ''))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}
