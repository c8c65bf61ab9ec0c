import type { Visit } from './visit.ts';

/** Visits with an empty cache (cold) and with a full one (warm). */
export const visitKinds = ['cold', 'warm'] as const;
type VisitKind = (typeof visitKinds)[number];

/** One visit of one page. */
export interface Measured {
  /** The title of the page. */
  page: string;
  kind: VisitKind;
  visit: Visit;
}

/** The titles of the pages to compare with. */
export const references = { plain: 'plain HTML', bare: 'bare React' } as const;
/** The title of the same page of another build. */
export const titleOfOther = (title: string): string => `${title}, other build`;

const figures = ['bytes', 'requests', 'firstPaint', 'firstContent', 'ready', 'mainThread'] as const;
const columns = ['', 'bytes', 'requests', 'first paint', 'first content', 'ready', 'main thread'];
const ratioColumns = ['', 'paint / plain', 'ready / bare', 'ready / other'];
const [firstPaintAim, readyAim] = [1.1, 2.3];

/** The medians of all visits as a table, and the ratios of each page of the app with their aims. */
export function report(measured: readonly Measured[]): string {
  const titles = [...new Set(measured.map(({ page }) => page))];
  const of = (page: string, kind: VisitKind, figure: keyof Visit) =>
    median(measured.filter((one) => one.page === page && one.kind === kind).map(({ visit }) => visit[figure]));
  const rows = (shown: readonly string[], cellsOf: (page: string, kind: VisitKind) => string[]) =>
    shown.flatMap((page) => visitKinds.map((kind) => line([`${page}, ${kind}`, ...cellsOf(page, kind)])));
  const { plain, bare } = references;
  const ofApp = titles.filter((page) => page !== plain && page !== bare);
  return [
    line(columns),
    ...rows(titles, (page, kind) => figures.map((figure) => show(figure, of(page, kind, figure)))),
    '',
    line(ratioColumns),
    ...rows(ofApp, (page, kind) => {
      const ready = of(page, kind, 'ready');
      return [
        of(page, kind, 'firstPaint') / of(plain, kind, 'firstPaint'),
        ready / of(bare, kind, 'ready'),
        ready / of(titleOfOther(page), kind, 'ready'),
      ].map((ratio) => (Number.isNaN(ratio) ? '' : ratio.toFixed(2)));
    }),
    `aims: first paint at most ${firstPaintAim} of the plain page, ready at most ${readyAim} of the bare one`,
  ].join('\n');
}

/** The middle value; for an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

function show(figure: keyof Visit, value: number): string {
  return figure === 'bytes' || figure === 'requests' ? String(Math.round(value)) : `${Math.round(value)} ms`;
}

function line([title = '', ...cells]: string[]): string {
  return title.padEnd(40) + cells.map((cell) => cell.padStart(14)).join('');
}
