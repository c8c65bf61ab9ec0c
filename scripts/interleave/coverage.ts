import { type Disturbance, canHappen, disturbances } from './disturbances.ts';
import { transferKinds } from './transfers.ts';

/** The stories so far, by kind of transfer and by disturbance. */
export class Coverage {
  readonly #counts = new Map<string, number>();

  /** Counts a story of a kind once for each of the disturbances that happened in it. */
  add(kind: string, happened: ReadonlySet<Disturbance>): void {
    for (const disturbance of happened) {
      const place = `${kind} ${disturbance}`;
      this.#counts.set(place, (this.#counts.get(place) ?? 0) + 1);
    }
  }

  /** A table of the kinds of transfers by the disturbances, with `-` for what cannot happen. */
  table(): string {
    const width = 13;
    const names = transferKinds.map(({ name }) => name);
    const line = (first: string, cells: readonly string[]): string =>
      first.padEnd(18) + cells.map((cell) => cell.padStart(width)).join('');
    return [
      line('', names),
      ...disturbances.map((disturbance) =>
        line(
          disturbance,
          transferKinds.map((kind) =>
            canHappen(disturbance, kind) ? String(this.#counts.get(`${kind.name} ${disturbance}`) ?? 0) : '-',
          ),
        ),
      ),
    ].join('\n');
  }
}
