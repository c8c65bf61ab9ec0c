const rings: readonly (readonly [rx: number, ry: number, turn: number])[] = [
  [142, 54, -24],
  [142, 54, 24],
  [124, 96, 90],
];
const bodies: readonly (readonly [x: number, y: number, size: number])[] = [
  [34, 174, 11],
  [290, 62, 9],
  [286, 178, 13],
  [30, 66, 8],
  [160, -3, 7],
];

/** A gold coin with orbiting bodies. */
export function Orbit() {
  return (
    <g fill="none">
      <circle cx="160" cy="120" r="86" fill="var(--gold-mid)" opacity="0.08" />
      {rings.map(([rx, ry, turn]) => (
        <ellipse
          key={`${rx} ${turn}`}
          cx="160"
          cy="120"
          rx={rx}
          ry={ry}
          transform={`rotate(${turn} 160 120)`}
          stroke="var(--color-dim)"
          opacity="0.4"
        />
      ))}
      <circle cx="160" cy="126" r="52" fill="#8a5d1c" />
      <circle cx="160" cy="120" r="52" fill="#e9bd62" />
      <circle cx="160" cy="120" r="52" stroke="#fbe7b2" strokeWidth="2" />
      <circle cx="160" cy="120" r="41" fill="#e2b252" stroke="#a9762a" strokeWidth="2" />
      <path d="M143 98h9v18l14-18h11l-16 19 18 25h-11l-16-22v22h-9z" fill="#8a5d1c" />
      {bodies.map(([x, y, size]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={size}
          fill="var(--color-surface)"
          stroke="var(--gold-mid)"
          strokeWidth="2.5"
        />
      ))}
    </g>
  );
}
