import type { BrowserContext, Page } from '@playwright/test';

/** The layout shift since the loading screen was removed, and the former and current places of what moved. */
export interface Shift {
  readonly sum: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shift: () => Shift;
  }
}

/** Measures the layout shift in every page opened from now on; `window.shift` in the page returns it. */
export async function measureShift(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    let sum = 0;
    const moved: string[] = [];
    const keep = (entries: readonly PerformanceEntry[]): void => {
      if (document.getElementById('loading')) return;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- missing in TypeScript's DOM library
      for (const { value, sources } of entries as readonly LayoutShift[]) {
        sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const said = node?.textContent?.trim().slice(0, 40) ?? '';
          moved.push(`${previousRect.y} to ${currentRect.y} px: ${said}`);
        }
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.shift = () => {
      keep(observer.takeRecords());
      return { sum, moved };
    };
  });
}
