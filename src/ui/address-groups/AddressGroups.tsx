import { VisuallyHidden } from '@mantine/core';

import { groupsOfFour } from '../../domain/address-text.ts';
import { SkeletonLine } from '../skeleton/Skeleton.tsx';
import styles from './AddressGroups.module.css';

interface AddressGroupsProps {
  readonly address: string;
  /** Another address; groups that differ from it are marked. */
  readonly beside?: string;
}

/**
 * A full address in groups of four, left to right; screen readers get it as one text. A tap selects all of it, and it is
 * copied without gaps.
 */
export function AddressGroups({ address, beside }: AddressGroupsProps) {
  const others = beside === undefined ? undefined : groupsOfFour(beside);
  return (
    <span className={`${styles.groups} ltr`} translate="no" data-long>
      <VisuallyHidden className={styles.spoken}>{address}</VisuallyHidden>
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

/** A skeleton of an address, with the number of groups of most networks. */
export function GroupSkeletons() {
  return (
    <span className={`${styles.groups} ltr`} data-long>
      <span className={styles.row}>
        {Array.from({ length: 11 }, (_, index) => (
          <SkeletonLine key={index} width="4ch" />
        ))}
      </span>
    </span>
  );
}
