import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import styles from './Table.module.css';

/** A column: its heading, and to which side its values stand. */
interface TableColumn {
  readonly key: string;
  readonly label: ReactNode;
  /** `end` for numbers, so that their digits stand under each other. */
  readonly align?: 'start' | 'end';
}

/** A row: a value for every column, the first of which names it. */
export interface TableRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  /** Said in the row's first cell where this is the row that matters now, such as the user's own. */
  readonly current?: string | undefined;
}

interface TableProps {
  /** What the table shows; read out, and drawn where `isCaptionShown`. */
  readonly caption: ReactNode;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Many rows scroll in the table's own place, under its headings. */
  readonly isBounded?: boolean;
  /** Waiting: the rows are placeholders. */
  readonly isBusy?: boolean;
}

/** A table with headings for columns and rows; one that is larger than its place scrolls in itself, also by keyboard. */
export function Table({
  caption,
  isCaptionShown = false,
  columns,
  rows,
  isBounded = false,
  isBusy = false,
}: TableProps) {
  const id = useId();
  const { ref, isScrolling } = useIsScrolling();
  const scrolling = isScrolling ? { role: 'region', tabIndex: 0, 'aria-labelledby': id } : {};
  return (
    <div ref={ref} className={clsx(styles.scroll, isBounded && styles.bounded)} {...scrolling}>
      <table className={styles.table} aria-busy={isBusy}>
        <caption id={id} className={isCaptionShown ? styles.caption : undefined}>
          {isCaptionShown ? caption : <span className="visually-hidden">{caption}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={sideOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.current === undefined ? undefined : styles.current}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={column.key} className={clsx('num', sideOf(column))} {...(index === 0 && { scope: 'row' })}>
                    {row.cells[index]}
                    {index === 0 && row.current !== undefined && <span className={styles.mark}>{row.current}</span>}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sideOf({ align }: TableColumn): string | undefined {
  return align === 'end' ? styles.end : undefined;
}

/** Whether what is in an element is wider or higher than itself. */
function useIsScrolling() {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setIsScrolling(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrolling };
}
