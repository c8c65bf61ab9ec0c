import { VisuallyHidden } from '@mantine/core';

import { groupsOfFour, shortAddress } from '../../domain/address-text.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { SkeletonLine } from '../../ui/skeleton/Skeleton.tsx';
import styles from './Address.module.css';
import type { AddressProps } from './definition.ts';

/** An address, left to right: short in lists, in full groups of four wherever money moves (decisions.md). */
export default function AddressCell({ value, form }: AddressProps) {
  return (
    <ResolvedValue
      value={value}
      placeholder={form === 'groups' ? <GroupSkeletons /> : undefined}
      absent={<span className="ltr num">{shortAddress(undefined)}</span>}
      width="10ch"
    >
      {(held) => {
        const address = typeof held === 'string' ? held : '';
        if (form === 'short' || address === '') return <span className="ltr num">{shortAddress(address)}</span>;
        return (
          <span className={`${styles.groups} ltr`}>
            <VisuallyHidden>{address}</VisuallyHidden>
            <span aria-hidden="true" className={styles.row}>
              {groupsOfFour(address).map((group, index) => (
                <span key={index}>{group}</span>
              ))}
            </span>
          </span>
        );
      }}
    </ResolvedValue>
  );
}

/** As many groups as the addresses of most networks have. */
function GroupSkeletons() {
  return (
    <span className={`${styles.groups} ltr`}>
      <span className={styles.row}>
        {Array.from({ length: 11 }, (_, index) => (
          <SkeletonLine key={index} width="4ch" />
        ))}
      </span>
    </span>
  );
}
