import type { ReactNode } from 'react';

/** The few icons primitives draw themselves, in the outline of the icon set (24 px, stroke 2); all decorative. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Exclamation in a circle. */
export function AlertMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5M12 16h.01" />
    </Mark>
  );
}

/** Letter i in a circle. */
export function InfoMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 8h.01M12 11.5v5" />
    </Mark>
  );
}

/** Tick in a circle. */
export function DoneMark() {
  return (
    <Mark>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.5 12.2 2.4 2.4 4.6-5" />
    </Mark>
  );
}

/** Cross. */
export function CloseMark() {
  return (
    <Mark>
      <path d="M6 6l12 12M18 6 6 18" />
    </Mark>
  );
}

/** Chevron pointing down. */
export function DownMark() {
  return (
    <Mark>
      <path d="m6 9 6 6 6-6" />
    </Mark>
  );
}
