import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Stylesheets with sizes of their own: print in points, and the loading screen, which shows before the tokens. */
const exempt: ReadonlySet<string> = new Set(['blocks/statement/print.css', 'ui/logo/loading.css', 'ui/tokens.css']);
/** The decorative art of slides: its units are those of the drawing. */
const drawings: ReadonlySet<string> = new Set(['blocks/slides/Art.module.css']);
/** The welcome handle slides back in 350 ms, as the specification says. */
const slower: ReadonlySet<string> = new Set(['engine/swipe/Swipe.module.css']);
/** The longest transition, ms (look.md). */
const longest = 200;

interface Declaration {
  readonly file: string;
  readonly property: string;
  readonly value: string;
}

const declarations: readonly Declaration[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !exempt.has(file))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => ({
      file,
      property,
      value: value.trim().replaceAll(/\s+/g, ' '),
    }));
  });

const declarationText = ({ file, property, value }: Declaration) => `${file}: ${property}: ${value}`;

/** Whether a length, px, is on the grid of 4 px, or a smaller step within an element. */
function isOnGrid(length: number): boolean {
  return length % 4 === 0 || [1, 2, 6].includes(Math.abs(length));
}

describe('the scale', () => {
  it('reads declarations', () => expect(declarations.length).toBeGreaterThan(1000));

  it('every margin, padding and gap is on the grid of 4 px', () => {
    const off = declarations.filter(
      ({ property, value }) =>
        /^(margin|padding|gap|row-gap|column-gap)/.test(property) &&
        [...value.matchAll(/(-?[\d.]+)(px|rem|em)\b/g)].some(
          ([, length, unit]) => unit === 'rem' || (unit === 'px' && !isOnGrid(Number(length))),
        ),
    );
    expect(off.map(declarationText)).toEqual([]);
  });

  it('every text size is one of the tokens, or is computed from the room', () => {
    const off = declarations.filter(
      ({ file, property, value }) =>
        property === 'font-size' &&
        !drawings.has(file) &&
        !/^(inherit|var\(--text-[\w-]+\)|(min|clamp)\(.*\)|[\d.]+(em|pt))$/.test(value),
    );
    expect(off.map(declarationText)).toEqual([]);
  });

  it('no component has a text size of its own', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    const off = files.flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(/\b(fz|fontSize)(=\{|: )['"]?\d[^ ,}]*/g) ?? []).map(
        (found) => `${file}: ${found}`,
      ),
    );
    expect(off).toEqual([]);
  });

  it('every transition and animation takes at most 200 ms, and its time is a token, which is 0 with reduced motion', () => {
    const timed = declarations.filter(({ property }) => /^(transition|animation)(-duration|-delay)?$/.test(property));
    const off = timed.filter(
      ({ file, value }) =>
        !slower.has(file) && /(?<![\w-])\d*\.?\d+m?s\b/.test(value) && !/^0m?s( !important)?$/.test(value),
    );
    expect(off.map(declarationText)).toEqual([]);
    const tokens = readFileSync(join(root, 'ui/tokens.css'), 'utf8');
    const times = [...tokens.matchAll(/--motion-[a-z]+: (\d+)ms;/g)].map(([, time]) => Number(time));
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(longest);
    expect(times.filter((time) => time === 0)).toHaveLength(times.length / 2);
  });
});
