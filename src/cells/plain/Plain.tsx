import { clsx } from 'clsx';

import { ResolvedValue } from '../../engine/resolved.tsx';
import styles from './Plain.module.css';
import type { PlainProps } from './definition.ts';

/** An unformatted value; a long one breaks anywhere instead of overflowing. */
export default function PlainCell({ value, prefix }: PlainProps) {
  return (
    <ResolvedValue value={value}>
      {(resolved) => (
        <bdi translate="no" className={clsx('num', styles.plain, prefix && styles.id)}>
          {prefix}
          {resolved === null ? '—' : String(resolved)}
        </bdi>
      )}
    </ResolvedValue>
  );
}
