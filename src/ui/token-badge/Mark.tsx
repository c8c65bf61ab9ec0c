import type { ReactNode } from 'react';

/** The mark on a coin: for XAUT a gold bar under a T, for PAXG a hexagonal crystal, for other tokens `children`. */
export function Mark({ ticker, children }: { readonly ticker: string; readonly children: ReactNode }) {
  const drawn = marks[ticker];
  if (!drawn) return children;
  return (
    <svg
      viewBox="0 0 40 40"
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawn}
    </svg>
  );
}

const marks: Readonly<Record<string, ReactNode>> = {
  XAUT: (
    <>
      <path d="M13 11.5h14M20 11.5v9" strokeWidth={3.2} />
      <path d="M14.5 21.5h11l3.5 7.5H11z" fill="currentColor" />
    </>
  ),
  PAXG: (
    <>
      <path d="M20 9.5l9 5.25v10.5l-9 5.25-9-5.25v-10.5z" />
      <path d="M11 14.75l9 5.25 9-5.25M20 20v10.5" />
      <path d="M20 20l9-5.25v10.5l-9 5.25z" fill="currentColor" stroke="none" opacity={0.55} />
    </>
  ),
};
