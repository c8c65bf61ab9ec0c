/** The colours of a chart as the page has them now, each as `rgb(…)`: a canvas knows no variables. */
export interface ChartColors {
  /** The lines in their order: the main one is gold. */
  readonly lines: readonly [string, ...string[]];
  readonly text: string;
  readonly grid: string;
  readonly label: string;
  readonly labelText: string;
  readonly surface: string;
  readonly positive: string;
  readonly negative: string;
}

/** Reads the colours where `element` stands, in its scheme. */
export function chartColors(element: HTMLElement): ChartColors {
  const read = (name: string): string => {
    element.style.color = `var(${name})`;
    const { color } = getComputedStyle(element);
    element.style.color = '';
    return color;
  };
  return {
    lines: [read('--chart-line'), read('--color-positive'), read('--color-dim'), read('--color-negative')],
    text: read('--color-dim'),
    grid: read('--color-line'),
    label: read('--color-raised'),
    labelText: read('--color-text'),
    surface: read('--color-surface'),
    positive: read('--color-positive'),
    negative: read('--color-negative'),
  };
}

/** The colour `rgb(…)` as a veil: `share` of it, from 0 to 1. */
export function veil(color: string, share: number): string {
  const [red, green, blue] = color.match(/[\d.]+/g) ?? [];
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}
