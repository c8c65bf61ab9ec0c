import { clsx } from 'clsx';

interface LogoProps {
  /** Width and height, px. */
  size?: number;
  /** Animates light over the three bars in a cycle of 1200 ms (E-02); needs loading.css. */
  isAnimated?: boolean;
}

const FACETS = {
  light: '#fbe7b2',
  face: '#e9bd62',
  side: '#d8a548',
  shade: '#a9762a',
  deep: '#8a5d1c',
} as const;

/** The logo of Karat: a K made of three gold bars seen from above. Decorative; logo.svg is the same as a file. */
export function Logo({ size = 32, isAnimated = false }: LogoProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={clsx('logo', isAnimated && 'logo-loading')}
    >
      {BARS.map((bar) => (
        <g key={bar.name} className="logo-bar">
          {bar.facets.map(([tone, path]) => (
            <path key={path} d={path} fill={FACETS[tone]} />
          ))}
        </g>
      ))}
    </svg>
  );
}

type Facet = readonly [tone: keyof typeof FACETS, path: string];

const BARS: readonly { name: string; facets: readonly Facet[] }[] = [
  {
    name: 'stem',
    facets: [
      ['face', 'M6 5h17v54H6z'],
      ['light', 'M6 5h17l-4.5 4.5h-8z'],
      ['side', 'M6 5l4.5 4.5v45L6 59z'],
      ['shade', 'M23 5v54l-4.5-4.5v-45z'],
      ['deep', 'M6 59l4.5-4.5h8L23 59z'],
    ],
  },
  {
    name: 'upper',
    facets: [
      ['face', 'M43 5h18L44.5 30.5h-18z'],
      ['light', 'M43 5h18l-7.8 4.5h-7.6z'],
      ['side', 'M43 5l2.6 4.5L35 26l-8.5 4.5z'],
      ['shade', 'M61 5 44.5 30.5 42.5 26 53.2 9.5z'],
      ['deep', 'M26.5 30.5 35 26h7.5l2 4.5z'],
    ],
  },
  {
    name: 'lower',
    facets: [
      ['face', 'M26.5 33.5h18L61 59H43z'],
      ['light', 'M26.5 33.5h18l-2 4.5H35z'],
      ['side', 'M26.5 33.5 35 38l10.6 16.5L43 59z'],
      ['shade', 'M44.5 33.5 61 59l-7.8-4.5L42.5 38z'],
      ['deep', 'M43 59l2.6-4.5h7.6L61 59z'],
    ],
  },
];
