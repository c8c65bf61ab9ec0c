import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders its content after all blocks of the screen, so that it moves none of them; in a dialog it stays in place. */
export function AtScreenEnd({ children }: { children: ReactNode }) {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const end = mark?.closest('[data-ready]') ?? mark?.parentElement;
  return (
    <>
      <i hidden ref={setMark} />
      {end && createPortal(children, end)}
    </>
  );
}
