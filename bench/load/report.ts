import type { Visit } from './visit.ts';

/** The three pages to compare. */
export const pageNames = ['plain', 'bare', 'app'] as const;
/** Visits with an empty cache (cold) and with a full one (warm). */
export const visitKinds = ['cold', 'warm'] as const;
type PageName = (typeof pageNames)[number];
type VisitKind = (typeof visitKinds)[number];

/** One visit of one page. */
export interface Measured {
  page: PageName;
  kind: VisitKind;
  visit: Visit;
}

const titles = { plain: 'plain HTML', bare: 'bare React', app: 'the app, /wallet' };
const figures = ['bytes', 'requests', 'firstPaint', 'firstContent', 'ready'] as const;
const columns = ['', 'bytes', 'requests', 'first paint', 'first content', 'ready'];
const firstPaintAim = 1.2;
const readyAim = 2;

/** The medians of all visits as a table, with the ratios and their targets. */
export function report(measured: readonly Measured[]): string {
  const of = (page: PageName, kind: VisitKind, figure: keyof Visit) =>
    median(measured.filter((one) => one.page === page && one.kind === kind).map(({ visit }) => visit[figure]));
  const rows = visitKinds.flatMap((kind) =>
    pageNames.map((page) => [
      `${titles[page]}, ${kind}`,
      ...figures.map((figure) => show(figure, of(page, kind, figure))),
    ]),
  );
  const ratio = (kind: VisitKind, other: PageName, figure: keyof Visit) =>
    (of('app', kind, figure) / of(other, kind, figure)).toFixed(2);
  return [
    ...[columns, ...rows].map(line),
    '',
    ...visitKinds.flatMap((kind) => [
      `${kind}: first paint  app / plain  ${ratio(kind, 'plain', 'firstPaint')}   first content ${ratio(kind, 'plain', 'firstContent')}   (aim: at most ${firstPaintAim})`,
      `${kind}: ready        app / bare   ${ratio(kind, 'bare', 'ready')}   (aim: at most ${readyAim})`,
    ]),
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
  return title.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('');
}
