import { clsx } from 'clsx';
import { Loader, Stack, Text } from '@mantine/core';
import { IconChevronsRight } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { runtime } from '../../runtime/runtime.ts';
import styles from './Swipe.module.css';
import { isComplete, isTap, offsetAt, progressOf, trackWidth, distanceOf } from './swipe.ts';

/** The share of the track that an arrow key moves the handle. */
const keyStep = 0.1;

interface SwipeProps {
  readonly label: string;
  readonly onComplete: () => void;
  /** Called when a pointer comes near. */
  readonly onNear?: (() => void) | undefined;
  /** Whether a tap on the handle completes it; false where a tap by mistake would cost something. */
  readonly isTapEnough?: boolean;
  /** Whether what it started is under way; the handle returns when that ends. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Disables it and is shown below it; empty while there is none. */
  readonly reason?: string;
}

interface Drag {
  readonly from: number;
  readonly width: number;
  readonly direction: 1 | -1;
  farthest: number;
  offset: number;
}

interface Moved extends CSSProperties {
  '--offset': string;
}

/**
 * A track with a handle to drag to its end. Released before 85 % of the way it returns, after that it completes. It is also a
 * button: Enter, Space and End complete it, arrow keys move the handle, and so does a tap, where it is enough.
 */
export function Swipe({
  label,
  onComplete,
  onNear,
  isTapEnough = false,
  isBusy = false,
  isDisabled = false,
  reason = '',
}: SwipeProps) {
  const reasonId = useId();
  const isOff = isBusy || isDisabled || reason !== '';
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const hasDragged = useRef(false);
  const [offset, setOffset] = useState(0);
  const [isDragging, setIsDragging] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [measured, setMeasured] = useState<number>();
  const width = (): number => trackWidth(track.current?.clientWidth);
  const progress = progressOf(offset, trackWidth(measured));
  const moved: Moved = { '--offset': `${offset}px` };

  useEffect(() => {
    if (!isBusy) return undefined;
    return () => {
      setIsDone(false);
      setOffset(0);
    };
  }, [isBusy]);

  function complete(): void {
    if (isDone || isOff) return;
    setMeasured(width());
    setOffset(distanceOf(width()));
    setIsDone(true);
    runtime.buzz('success');
    onComplete();
  }

  function begin(event: PointerEvent): void {
    if (isDone || isOff || event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    drag.current = { from: event.clientX, width: width(), direction: isMirrored ? -1 : 1, farthest: 0, offset: 0 };
    hasDragged.current = false;
    setMeasured(drag.current.width);
    setOffset(0);
    setIsDragging(true);
    runtime.hold('swipes', true);
    onNear?.();
  }

  function move(event: PointerEvent): void {
    if (!drag.current) return;
    const dragged = (event.clientX - drag.current.from) * drag.current.direction;
    drag.current.farthest = Math.max(drag.current.farthest, Math.abs(dragged));
    drag.current.offset = offsetAt(dragged, drag.current.width);
    setOffset(drag.current.offset);
  }

  function end(isLetGo: boolean): void {
    if (!drag.current) return;
    const { width: whole, farthest, offset: reached } = drag.current;
    drag.current = undefined;
    hasDragged.current = !isTap(farthest);
    setIsDragging(false);
    runtime.hold('swipes', false);
    if (isLetGo && isComplete(reached, whole)) complete();
    else setOffset(0);
  }

  /** The click after a drag is ignored; a click by a key or assistive technology has `detail` 0. */
  function press(event: MouseEvent): void {
    if (event.detail === 0 || (isTapEnough && !hasDragged.current)) complete();
  }

  function step(event: KeyboardEvent): void {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [forward, backward] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const way = distanceOf(width());
    const keys = new Map([
      [forward, offset + keyStep * way],
      [backward, offset - keyStep * way],
      ['Home', 0],
      ['End', way],
    ]);
    const target = keys.get(event.key);
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    if (target === undefined || isOff) return;
    event.preventDefault();
    const next = offsetAt(target, width());
    setMeasured(width());
    if (isComplete(next, width())) complete();
    else setOffset(next);
  }

  return (
    <Stack gap={6}>
      <div
        ref={track}
        className={clsx(styles.track, isDragging && styles.dragging, isDone && styles.done, isOff && styles.off)}
        data-progress={progress.toFixed(3)}
        style={moved}
      >
        <div className={styles.fill} />
        <span className={clsx(styles.label, progress > 0.5 && styles.dark)} aria-hidden="true">
          {label}
        </span>
        <button
          type="button"
          className={styles.handle}
          aria-label={label}
          aria-disabled={isOff || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={reason === '' ? undefined : reasonId}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={() => end(true)}
          onPointerCancel={() => end(false)}
          onPointerEnter={onNear}
          onFocus={onNear}
          onBlur={() => !isDone && setOffset(0)}
          onKeyDown={step}
          onClick={press}
        >
          {isBusy ? <Loader /> : <IconChevronsRight className="flip-in-rtl" size={24} stroke={2} />}
        </button>
      </div>
      {reason !== '' && (
        <Text id={reasonId} c="dimmed" size="sm" ta="center">
          {reason}
        </Text>
      )}
    </Stack>
  );
}
