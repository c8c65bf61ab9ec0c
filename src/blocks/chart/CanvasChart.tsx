import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import styles from './CanvasChart.module.css';
import type { Drawing, draw as drawChart } from './draw.ts';
import type { ChartPicture } from './picture.ts';

interface CanvasChartProps {
  readonly picture: ChartPicture;
  /** The text alternative of the chart. */
  readonly label: string;
  /** The identity of a point, such as its time. */
  readonly cursorLabel: string;
  /** A description of each point, in display order. */
  readonly readings: () => readonly string[];
  /** Shown if the drawing code fails to load. */
  readonly children: (retry: () => void) => ReactNode;
}

/**
 * A chart on a canvas; its drawing code loads after the page. The library's layout table is hidden from screen readers.
 */
export function CanvasChart({ picture, label, cursorLabel, readings, children }: CanvasChartProps) {
  const element = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [draw, setDraw] = useState<typeof drawChart>();
  const [isFailed, setIsFailed] = useState(false);
  const [marked, setMarked] = useState<number>();
  useEffect(() => {
    if (isFailed) return;
    import('./draw.ts').then(
      (module) => setDraw(() => module.draw),
      () => setIsFailed(true),
    );
  }, [isFailed]);
  const showFirst = useEffectEvent((made: Drawing) => made.show(picture));
  useEffect(() => {
    if (!draw || !element.current) return undefined;
    const made = draw(element.current);
    drawing.current = made;
    showFirst(made);
    // The scheme is an attribute of the page, the messenger's colors are its style.
    const observer = new MutationObserver(made.recolour);
    observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme', 'style'] });
    return () => {
      observer.disconnect();
      made.remove();
      drawing.current = undefined;
    };
  }, [draw]);
  useEffect(() => drawing.current?.show(picture), [picture]);
  useEffect(() => drawing.current?.mark(marked), [marked]);
  const last = picture.points.length - 1;
  if (isFailed) return children(() => setIsFailed(false));
  return (
    <div className={styles.frame}>
      <div className={styles.picture} role="img" aria-label={label}>
        {!draw && <Skeleton height="100%" />}
        <div ref={element} className={styles.canvas} aria-hidden="true" />
      </div>
      <input
        type="range"
        className={styles.cursor}
        dir="ltr"
        min={0}
        max={last}
        value={Math.min(marked ?? last, last)}
        aria-label={cursorLabel}
        aria-valuetext={marked === undefined ? label : readings()[Math.min(marked, last)]}
        onChange={(event) => setMarked(Number(event.currentTarget.value))}
        onFocus={() => setMarked(last)}
        onBlur={() => setMarked(undefined)}
      />
    </div>
  );
}
