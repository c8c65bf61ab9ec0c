import { VisuallyHidden } from '@mantine/core';

import { groupsOfFour } from '../../domain/address-text.ts';
import { SkeletonLine } from '../skeleton/Skeleton.tsx';
import styles from './AddressGroups.module.css';

interface AddressGroupsProps {
  readonly address: string;
  /** Another address: the groups that are not as in that one are marked. */
  readonly beside?: string;
}

/** An address in full, in groups of four, left to right; read out as one. */
export function AddressGroups({ address, beside }: AddressGroupsProps) {
  const others = beside === undefined ? undefined : groupsOfFour(beside);
  return (
    <span className={`${styles.groups} ltr`}>
      <VisuallyHidden>{address}</VisuallyHidden>
      <span aria-hidden="true" className={styles.row}>
        {groupsOfFour(address).map((group, index) =>
          others && others[index]?.toLowerCase() !== group.toLowerCase() ? (
            <mark key={index} className={styles.unlike}>
              {group}
            </mark>
          ) : (
            <span key={index}>{group}</span>
          ),
        )}
      </span>
    </span>
  );
}

/** Its place while it is on its way: as many groups as the addresses of most networks have. */
export function GroupSkeletons() {
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
