import '@mantine/core/styles/Table.layer.css';
import { Table as MantineTable, VisuallyHidden } from '@mantine/core';
import { useResizeObserver } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';

import styles from './Table.module.css';

/** A column: its heading and the alignment of its values. */
interface TableColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** `end` for numbers, to align their digits. */
  readonly align?: 'start' | 'end';
}

/** A row: a value for every column; the first one is the row header. */
export interface TableRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** A text in the first cell that marks the current row, such as that of the user. */
  readonly current?: string | undefined;
}

interface TableProps {
  /** The caption; only for screen readers unless `isCaptionShown`. */
  readonly caption: ReactNode;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Limits the height; the rows scroll below sticky headings. */
  readonly isBounded?: boolean;
}

/** A table with column and row headers; if it does not fit, it scrolls inside its container, also by keyboard. */
export function Table({ caption, isCaptionShown = false, columns, rows, isBounded = false }: TableProps) {
  const id = useId();
  const [place, outer] = useResizeObserver<HTMLDivElement>();
  const [table, inner] = useResizeObserver<HTMLTableElement>();
  // Ignore fractions of a pixel, which come from rounding.
  const isScrolling = inner.width >= outer.width + 1 || inner.height >= outer.height + 1;
  return (
    <MantineTable.ScrollContainer
      ref={place}
      type="native"
      minWidth="min-content"
      mah={isBounded ? 340 : undefined}
      classNames={{ scrollContainer: styles.scroll }}
      {...(isScrolling && { role: 'region', tabIndex: 0, 'aria-labelledby': id })}
    >
      <MantineTable
        ref={table}
        classNames={styles}
        captionSide="top"
        verticalSpacing={12}
        withRowBorders={false}
        tabularNums
        stickyHeader={isBounded}
      >
        <MantineTable.Caption id={id} mod={{ shown: isCaptionShown }}>
          {isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </MantineTable.Caption>
        <MantineTable.Thead>
          <MantineTable.Tr>
            {columns.map(({ key, label, align }) => (
              <MantineTable.Th key={key} scope="col" mod={{ align }}>
                {label}
              </MantineTable.Th>
            ))}
          </MantineTable.Tr>
        </MantineTable.Thead>
        <MantineTable.Tbody>
          {rows.map((row) => (
            <MantineTable.Tr key={row.key} mod={{ current: row.current !== undefined }}>
              {columns.map(({ key, align }, index) =>
                index === 0 ? (
                  <MantineTable.Th key={key} scope="row" mod={{ align }}>
                    {row.cells[0]}
                    {row.current !== undefined && <span className={styles.mark}>{row.current}</span>}
                  </MantineTable.Th>
                ) : (
                  <MantineTable.Td key={key} mod={{ align }}>
                    {row.cells[index]}
                  </MantineTable.Td>
                ),
              )}
            </MantineTable.Tr>
          ))}
        </MantineTable.Tbody>
      </MantineTable>
    </MantineTable.ScrollContainer>
  );
}
