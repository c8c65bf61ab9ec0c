import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import styles from './Segmented.module.css';
import { Track } from './Track.tsx';

interface SegmentedTabsProps<Value extends string> {
  label: string;
  value: Value;
  /** `panelId` is the id of the element with role `tabpanel` that shows the tab's content. */
  items: readonly { value: Value; label: string; panelId?: string }[];
  onChange: (value: Value) => void;
}

/** Tabs inside a page (`role=tablist`): arrows, Home and End move and choose, following the reading direction. */
export function SegmentedTabs<Value extends string>({ label, value, items, onChange }: SegmentedTabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex((item) => item.value === value);

  function move(event: KeyboardEvent): void {
    const target = targetOf(event.key, index, items.length, isRightToLeft(list.current));
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    onChange(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <Track as="div" role="tablist" label={label} count={items.length} index={index} onKeyDown={move} ref={list}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="tab"
          aria-selected={item.value === value}
          aria-controls={item.panelId}
          tabIndex={item.value === value ? 0 : -1}
          className={classes(styles.item, item.value === value && styles.current)}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </Track>
  );
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}

function targetOf(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  return undefined;
}
