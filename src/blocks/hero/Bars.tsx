/** A faceted gold bar, 124 × 46, with its origin at the upper left corner. */
function Bar({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d="M12 14 40 0h72L84 14z" fill="#fbe7b2" />
      <path d="M84 14 112 0l12 30-28 16z" fill="#a9762a" />
      <path d="M12 14h72l12 32H0z" fill="#e9bd62" />
      <path d="M12 14h72l1.6 4.2H10.4z" fill="#f8e0a0" />
      <path d="M30 25h36l3.4 11H26.6z" fill="none" stroke="#a9762a" strokeWidth="1.5" />
    </g>
  );
}

const places: readonly (readonly [x: number, y: number])[] = [
  [2, 168],
  [98, 168],
  [194, 168],
  [50, 130],
  [146, 130],
  [98, 92],
];
const sparks: readonly (readonly [x: number, y: number, size: number])[] = [
  [258, 62, 13],
  [58, 84, 9],
  [286, 112, 6],
  [40, 46, 5],
];

/** A pyramid of gold bars with a few sparks. */
export function Bars() {
  return (
    <>
      <circle cx="160" cy="118" r="104" fill="var(--gold-mid)" opacity="0.07" />
      <circle cx="160" cy="118" r="74" fill="var(--gold-mid)" opacity="0.08" />
      <ellipse cx="166" cy="215" rx="158" ry="9" fill="var(--color-text)" opacity="0.08" />
      {places.map(([x, y]) => (
        <Bar key={`${x} ${y}`} x={x} y={y} />
      ))}
      {sparks.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) scale(${size / 10})`}
          d="M0-10Q1.6-1.6 10 0 1.6 1.6 0 10-1.6 1.6-10 0-1.6-1.6 0-10z"
          fill="var(--gold-mid)"
        />
      ))}
    </>
  );
}
