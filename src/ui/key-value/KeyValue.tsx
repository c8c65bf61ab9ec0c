import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './KeyValue.module.css';

interface KeyValueProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Shown below the value in dimmed text. */
  readonly detail?: ReactNode;
  /** Shows the value below its label even if both fit on one line. */
  readonly isStacked?: boolean | undefined;
  /** `large` is for the most important value, such as the amount to send. */
  readonly tone?: 'strong' | 'large' | undefined;
}

/** A label and its value: in a KeyValueList on one line if both fit; in a StatGroup stacked. */
export function KeyValue({ label, value, detail, isStacked, tone }: KeyValueProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue
        className="num"
        data-stacked={isStacked}
        fw={tone && 650}
        fz={tone === 'large' ? 'var(--text-xl)' : undefined}
      >
        <bdi>{value}</bdi>
        {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

interface KeyValueListProps {
  readonly children: ReactNode;
  /** Whether hairlines stand between them. */
  readonly hasLines?: boolean;
  readonly id?: string;
}

/** A list of labels and values. */
export function KeyValueList({ children, hasLines = false, id }: KeyValueListProps) {
  return (
    <DataList id={id} withDivider={hasLines} gap="sm" labelWidth={0} classNames={styles}>
      {children}
    </DataList>
  );
}

/** Figures side by side, as many as fit. */
export function StatGroup({ children }: { children: ReactNode }) {
  return (
    <DataList orientation="vertical" classNames={styles}>
      {children}
    </DataList>
  );
}
