import { compareDecimals } from '../values/decimals.ts';
import type { Fault } from 'engine/compiler/report/faults.ts';
import { kindOfValue } from 'engine/compiler/check/shape.ts';
import { dateMessage, mostDollars } from './comparisons.ts';
import { type CheckedFolder, type Path, valuesIn } from './rule.ts';

/** More ounces of gold than were ever mined; a token is an ounce. */
const mostGold = '10000000000';
/** Properties that count a token. */
const ofGold = /^(token|promo|volume|personalVolumeFrom|send|sell|buyToken)$/;

/** No number is above what exists, every date exists, and a list of words has each once. */
export function plainFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names
    .filter((name) => !name.startsWith('locales/'))
    .flatMap((name) => {
      const file = config.file(name);
      return valuesIn(file.value).flatMap(({ path, value }) => {
        if (Array.isArray(value)) return repeated(path, value).map(([at, message]) => file.fault(at, message));
        const message = messageFor(path, value);
        return message === undefined ? [] : file.fault(path, message);
      });
    });
}

function repeated(path: Path, entries: readonly unknown[]): [Path, string][] {
  // The two sides of a comparison may be equal.
  if (['equals', 'atLeast', 'above'].includes(String(path.at(-1)))) return [];
  return entries.flatMap((entry, index): [Path, string][] =>
    typeof entry === 'object' || entries.indexOf(entry) === index
      ? []
      : [[[...path, index], `"${String(entry)}" is there twice`]],
  );
}

function messageFor(path: Path, value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (typeof value === 'string' && value !== value.trim()) return 'has a space at its start or end';
  const date = dateMessage(String(value));
  if (date !== undefined) return date;
  const key = String(path.at(-1));
  // A text of digits may be an id.
  const isAmount = typeof value === 'number' || (kindOfValue(value) === 'amount' && key !== 'id');
  if (!isAmount || String(value).length < mostGold.length) return undefined;
  const amount = typeof value === 'number' ? BigInt(Math.ceil(Math.abs(value))).toString() : value.replace('-', '');
  const limit = ofGold.test(key) ? mostGold : mostDollars;
  return compareDecimals(amount, limit) > 0 ? `${value} is more than there is: ${limit} at most` : undefined;
}
