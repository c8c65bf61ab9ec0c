/** The current colors of a chart, each as `rgb(…)`: a canvas cannot read CSS variables. */
export interface ChartColors {
  /** In the order of the lines: the main one is gold. */
  readonly lines: readonly [string, ...string[]];
  readonly text: string;
  readonly grid: string;
  readonly label: string;
  readonly labelText: string;
  readonly surface: string;
  readonly positive: string;
  readonly negative: string;
}

/** Reads the colors in the scheme of `element`. */
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

/** Returns the color `rgb(…)` with opacity `share`, from 0 to 1. */
export function transparent(color: string, share: number): string {
  const [red, green, blue] = color.match(/[\d.]+/g) ?? [];
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}
