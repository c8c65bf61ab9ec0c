import { Anchor } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';

import styles from './ChartFoot.module.css';

/** The licence of the library that draws asks for a link to its makers on the page. */
const makers = 'https://www.tradingview.com/';

interface ChartFootProps {
  readonly labels: { readonly open: string; readonly close: string; readonly credit: string };
  /** The numbers behind the chart; in the page only while they are open. Absent while they are coming. */
  readonly children: (() => ReactNode) | undefined;
}

/** What stands under a chart: the way to its numbers as a table, and who made the library that draws it. */
export function ChartFoot({ labels, children }: ChartFootProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.foot}>
        <Anchor
          component="button"
          type="button"
          disabled={children === undefined}
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
        >
          {isOpen ? labels.close : labels.open}
        </Anchor>
        <a className={styles.credit} href={makers} target="_blank" rel="noopener noreferrer">
          {labels.credit}
        </a>
      </div>
      <div id={id} className={styles.inner} hidden={!isOpen}>
        {isOpen && children?.()}
      </div>
    </>
  );
}
