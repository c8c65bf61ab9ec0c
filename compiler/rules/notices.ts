import type { Fault } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, nodesIn, valuesIn } from './rule.ts';

/** A day without a time ends in the last time zone two days after it begins in the first. */
const longestDay = 2 * 86_400_000;

/** Warnings of notices that have ended, and of conditions that never hold again: they stay in the file, and show nothing. */
export function endedFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names
    .filter((name) => name === 'app' || /^(?:screens|parts)\//.test(name))
    .flatMap((name) =>
      nodesIn(config.file(name).value).flatMap(({ path, node }) => {
        const isNotice = node['block'] === 'notice' || path[0] === 'notices';
        return (['until', 'before'] as const).flatMap((key) => {
          const { [key]: end } = node;
          // `before` is a condition: what it is of shows until then.
          if (typeof end !== 'string' || (key === 'until' && !isNotice)) return [];
          if (!(Date.parse(end) + (end.includes('T') ? 0 : longestDay) < Date.now())) return [];
          const message =
            key === 'until'
              ? `ended at ${end}: this notice never shows again, delete it or give it a later end`
              : `was at ${end}: what has this condition never shows again, delete it or give it a later date`;
          return [{ ...config.file(name).fault([...path, key], message), isWarning: true }];
        });
      }),
    );
}

/** A moment says its time zone: without one it is another moment for each user. */
export function zoneFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names
    .filter((name) => /^(?:screens|parts|forms)\//.test(name))
    .flatMap((name) =>
      valuesIn(config.file(name).value).flatMap(({ path, value }) =>
        typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(value)
          ? config.file(name).fault(path, `"${value}" has no time zone: Z at its end is UTC`, `${value}Z`)
          : [],
      ),
    );
}
