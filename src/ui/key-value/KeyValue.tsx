import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

import styles from './KeyValue.module.css';

interface KeyValueProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Under the value, quiet. */
  readonly detail?: ReactNode;
  /** Has the value under its label, also where both fit on a line. */
  readonly isStacked?: boolean | undefined;
  /** `large` is for what matters most, such as the amount that is sent. */
  readonly tone?: 'strong' | 'large';
}

/** A label and its value: on one line of a KeyValueList, unless both do not fit; under one another in a StatGroup. */
export function KeyValue({ label, value, detail, isStacked, tone }: KeyValueProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue
        className="num"
        flex={isStacked ? '1 0 100%' : undefined}
        fw={tone && 650}
        fz={tone === 'large' ? 'var(--text-xl)' : undefined}
      >
        <bdi>{value}</bdi>
        {detail !== undefined && <bdi className={styles.detail}>{detail}</bdi>}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

/** Labels and values under one another; `hasLines` draws hairlines between them. */
export function KeyValueList({ children, hasLines = false }: { children: ReactNode; hasLines?: boolean }) {
  return (
    <DataList withDivider={hasLines} gap="sm" labelWidth={0} classNames={styles}>
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
