import { ResolvedValue } from '../../engine/resolved.tsx';
import { formatDate } from '../../i18n/format/date.ts';
import type { DateProps } from './definition.ts';

/** A date and time, with its machine-readable form. */
export default function DateCell({ value }: DateProps) {
  return (
    <ResolvedValue value={value} width="19ch">
      {(resolved) => (
        <time className="num ltr" translate="no" dateTime={String(resolved)}>
          {formatDate(String(resolved))}
        </time>
      )}
    </ResolvedValue>
  );
}
