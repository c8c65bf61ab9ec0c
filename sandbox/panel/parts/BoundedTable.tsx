import type { ComponentProps } from 'react';
import { Table } from '../../../src/ui/table/Table.tsx';
import styles from './BoundedTable.module.css';

/** A table that scrolls in a place of fixed height, so that nothing moves as rows come and go. */
export function BoundedTable(props: Omit<ComponentProps<typeof Table>, 'isBounded'>) {
  return (
    <div className={styles.place}>
      <Table {...props} isBounded />
    </div>
  );
}
