import { Skeleton } from '@mantine/core';
import styles from './Line.module.css';

const width = 96;
const height = 28;
const edge = 2;

/** A small line chart of some numbers, from left to right. */
export function Line({ values, label }: { values: readonly number[]; label: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = values.length > 1 ? (index / (values.length - 1)) * width : width;
    const y = high > low ? edge + (1 - (value - low) / (high - low)) * (height - 2 * edge) : height / 2;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.fill} d={`${line}L${width},${height}L0,${height}Z`} />
      <path className={styles.line} d={line} />
    </svg>
  );
}

/** The placeholder of a small line. */
export function LineSkeleton() {
  return <Skeleton width={`${width}px`} height={`${height}px`} />;
}
