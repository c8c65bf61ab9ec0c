/** The measures of the welcome swipe (E-11, E-14, E-18): px, px and a share. */
export const handleWidth = 65;
const fallbackWidth = 320;
const completion = 0.85;
/** The maximum movement of a tap, px. */
const tapSlack = 4;

/** The width of the track, px; defaults to 320 if it cannot be measured. */
export function trackWidth(measured: number | undefined): number {
  return measured !== undefined && measured > 0 ? measured : fallbackWidth;
}

/** The maximum offset of the handle, px: it stays within the track. */
export function distanceOf(width: number): number {
  return Math.max(0, width - handleWidth);
}

/** The handle's offset after a drag, px, clamped to its range. */
export function offsetAt(dragged: number, width: number): number {
  return Math.min(Math.max(dragged, 0), distanceOf(width));
}

/** The offset as a share of the track's width, from 0 to 1. */
export function progressOf(offset: number, width: number): number {
  return Math.min(Math.max(offset / width, 0), 1);
}

/** Whether a handle released here completes: 85 % of its way. */
export function isComplete(offset: number, width: number): boolean {
  return offset >= completion * distanceOf(width);
}

/** Whether a drag was only a tap on the handle, which also completes. */
export function isTap(farthest: number): boolean {
  return farthest <= tapSlack;
}
