import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import styles from './CanvasChart.module.css';
import type { ChartPicture, Drawing, draw as drawChart } from './draw.ts';

interface CanvasChartProps {
  readonly picture: ChartPicture;
  /** In pixels. */
  readonly height: number;
  /** What the chart tells, in words, for people who do not see it. */
  readonly label: string;
  /** What the points are told apart by, such as the time. */
  readonly cursorLabel: string;
  /** Every point in words, in the order of the picture. */
  readonly readings: () => readonly string[];
  /** What stands in its place when the code that draws did not come. */
  readonly children: (retry: () => void) => ReactNode;
}

/** A chart on a canvas; the code that draws comes after the page is there. It lays itself out with a table nobody needs to hear of. */
export function CanvasChart({ picture, height, label, cursorLabel, readings, children }: CanvasChartProps) {
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
    // The scheme is an attribute of the page, the messenger's colours are its style.
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
    <div className={styles.frame} style={{ blockSize: height }}>
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
