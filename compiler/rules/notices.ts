import type { Fault } from 'engine/compiler/report/faults.ts';
import { type CheckedFolder, nodesIn } from './rule.ts';

/** A day without a time ends in the last time zone two days after it begins in the first. */
const longestDay = 2 * 86_400_000;

/** Warnings of notices that have ended: they stay in the file, and never show again. */
export function endedFaults({ config }: CheckedFolder): readonly Fault[] {
  return config.names
    .filter((name) => name === 'app' || /^(?:screens|parts)\//.test(name))
    .flatMap((name) =>
      nodesIn(config.file(name).value).flatMap(({ path, node }) => {
        const { until } = node;
        const isNotice = node['block'] === 'notice' || path[0] === 'notices';
        if (!isNotice || typeof until !== 'string') return [];
        const end = Date.parse(until) + (until.includes('T') ? 0 : longestDay);
        if (!(end < Date.now())) return [];
        const message = `ended at ${until}: this notice never shows again, delete it or give it a later end`;
        return [{ ...config.file(name).fault([...path, 'until'], message), isWarning: true }];
      }),
    );
}
