import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

/** What is read of the answer of axe. */
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

/** Brings axe into a page or a frame, where it stays until the page is loaded again: {@link seriousFaults} needs it. */
export async function addAxe(app: Page | Frame): Promise<void> {
  await app.evaluate(source);
}

/** What axe calls serious or critical, with the elements; runs in the page. */
export async function seriousFaults(): Promise<readonly string[]> {
  const { violations } = await window.axe.run({ resultTypes: ['violations'] });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}
