/** Whether a cell was as it should be. */
export interface Outcome {
  readonly fault: string;
  readonly isGood: boolean;
}

/** A line for each fault: its cells, and how many of them failed; the sum comes last. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const faults = [...new Set(outcomes.map(({ fault }) => fault))].toSorted();
  const line = (name: string, of: readonly Outcome[]): string => {
    const failed = of.filter(({ isGood }) => !isGood).length;
    return `${name.padEnd(22)}${String(of.length).padStart(6)} cells${String(failed).padStart(6)} failed`;
  };
  return [
    ...faults.map((name) =>
      line(
        name,
        outcomes.filter(({ fault }) => fault === name),
      ),
    ),
    line('all', outcomes),
  ].join('\n');
}
