import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, MIN_CONTRAST } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const field = readFileSync(new URL('./field/Field.module.css', import.meta.url), 'utf8');
const SCHEMES = {
  dark: blockAfter("[data-mantine-color-scheme='dark']"),
  light: blockAfter("\n[data-mantine-color-scheme='light']"),
};
const TEXTS = ['text', 'dim', 'gold', 'positive', 'negative'];
const GROUNDS = ['bg', 'surface', 'raised'];

function blockAfter(selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function color(scheme: keyof typeof SCHEMES, name: string): string {
  return SCHEMES[scheme].get(`color-${name}`) ?? '';
}

/** The result of `color-mix(in srgb, first percent%, second)`. */
function mix(first: string, percent: number, second: string): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round(part(first, at) * (percent / 100) + part(second, at) * (1 - percent / 100));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

test('contrast of black and white is 21, of equal colors 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#e2b252', '#E2B252')).toBe(1);
  expect(() => contrast('red', '#ffffff')).toThrow(RangeError);
});

describe.each(['dark', 'light'] as const)('%s scheme', (scheme) => {
  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    '%s on %s is readable',
    (text, ground) => {
      expect(contrast(color(scheme, text ?? ''), color(scheme, ground ?? ''))).toBeGreaterThanOrEqual(MIN_CONTRAST);
    },
  );

  test.each([
    ['gold', '#e2b252'],
    ['positive', color(scheme, 'positive')],
    ['negative', color(scheme, 'negative')],
  ])('%s on its own tint is readable', (text, tint) => {
    const percent = Number.parseFloat(SCHEMES[scheme].get('tint') ?? '');
    const ground = mix(tint, percent, color(scheme, 'surface'));
    expect(contrast(color(scheme, text), ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrast(color(scheme, 'text'), ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  test.each(GROUNDS)('the edge of a field is seen on %s (WCAG 1.4.11)', (ground) => {
    const [, percent = ''] =
      /--color-edge: color-mix\(in srgb, var\(--color-dim\) (\d+)%, var\(--color-raised\)\)/.exec(css) ?? [];
    const edge = mix(color(scheme, 'dim'), Number(percent), color(scheme, 'raised'));
    expect(contrast(edge, color(scheme, ground))).toBeGreaterThanOrEqual(3);
    expect(field).toContain('border: 1px solid var(--color-edge);');
  });

  test.each(['#f8e0a0', '#e2b252', '#ae7a2c'])('ink on the gold %s is readable', (gold) => {
    expect(css).toContain(gold);
    expect(contrast(color(scheme, 'gold-ink'), gold)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});
