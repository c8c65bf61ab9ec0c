/** The elements at a place: what is within the elements that carry it, as those take no room. */
function boxOf(place: string): DOMRect | undefined {
  const boxes = [...document.querySelectorAll(`[data-studio-place="${CSS.escape(place)}"]`)]
    .flatMap((holder) => [...holder.children])
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

const frame = document.createElement('div');
frame.dataset['studioOutline'] = '';
frame.setAttribute('aria-hidden', 'true');
Object.assign(frame.style, {
  position: 'fixed',
  zIndex: '2147483647',
  pointerEvents: 'none',
  outline: '2px solid #1c7ed6',
  outlineOffset: '2px',
  borderRadius: '6px',
  background: 'rgb(28 126 214 / 12%)',
});

/** Draws a frame around what was written at a place, or around the nearest place that holds it. */
export function outline(place: string): void {
  const [file = '', pointer = ''] = place.split(' ');
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const box = boxOf(`${file} ${at}`);
    if (box) {
      Object.assign(frame.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(frame);
      if (box.bottom < 0 || box.top > innerHeight) scrollBy({ top: box.top - innerHeight / 3 });
      return;
    }
    if (at === '') return hideOutline();
  }
}

/** Removes the frame. */
export function hideOutline(): void {
  frame.remove();
}

/** The places of what stands under a target, innermost first; a field of a form comes before its block. */
export function placesAt(target: EventTarget | null): string[] {
  const places: string[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const place = at instanceof HTMLElement ? at.dataset['studioPlace'] : undefined;
    if (place !== undefined && !places.includes(place)) places.push(place);
  }
  return places;
}
