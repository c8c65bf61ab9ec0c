import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../ui/contrast.ts';
import { type Palette, colorOf, messengerColors } from './colors.ts';

const palettes: Record<'dark' | 'light', Palette> = {
  dark: {
    bg: '#0b0c0e',
    surface: '#14161a',
    raised: '#1c1f25',
    thumb: '#2b2f38',
    text: '#f5f2eb',
    dim: '#9c988e',
    gold: '#e2b252',
    positive: '#5bd6a0',
    negative: '#ff7f75',
  },
  light: {
    bg: '#f7f4ee',
    surface: '#ffffff',
    raised: '#f1ece2',
    thumb: '#ffffff',
    text: '#17130c',
    dim: '#6d675b',
    gold: '#8a5d0c',
    positive: '#0e7a4e',
    negative: '#b3261e',
  },
};
const day = { bg_color: '#ffffff', secondary_bg_color: '#f4f4f5', text_color: '#000000', hint_color: '#707579' };

describe('RUN-05 colors of the messenger', () => {
  it('are its backgrounds and its readable text colors; other text colors are ours', () => {
    expect(messengerColors(day, palettes.light)).toEqual({
      bg: '#f4f4f5',
      surface: '#ffffff',
      raised: '#efeeee',
      thumb: '#ffffff',
      text: '#000000',
      // #707579 on #f4f4f5 is 4.2.
      dim: palettes.light.dim,
      negative: palettes.light.negative,
    });
  });

  it.each([
    ['that are none', { bg_color: 'white', secondary_bg_color: '#ffff' }],
    ['of the other scheme', { bg_color: '#212121', secondary_bg_color: '#0f0f0f' }],
    ['between the schemes', { ...day, section_bg_color: '#8a8a8a' }],
    ['that are not there', {}],
  ])('are all ours if its backgrounds are ones %s', (_what, theme) => {
    expect(messengerColors(theme, palettes.light)).toEqual({});
  });

  it('are read in short form too', () => {
    expect(['#fff', '#A1b', '#F4F4F5', '#ffff', 'fff', 1].map(colorOf)).toEqual([
      '#ffffff',
      '#aa11bb',
      '#f4f4f5',
      undefined,
      undefined,
      undefined,
    ]);
  });

  const channel = fc.integer({ min: 0, max: 255 }).map((part) => part.toString(16).padStart(2, '0'));
  const color = fc.tuple(channel, channel, channel).map((parts) => `#${parts.join('')}`);
  const nearGround = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((part) => `#${part.toString(16).padStart(2, '0').repeat(3)}`);

  it.each([
    ['dark', nearGround(0, 60)],
    ['light', nearGround(225, 255)],
  ] as const)('property: for any %s theme every text is readable on every background', (scheme, ground) => {
    let applied = 0;
    fc.assert(
      fc.property(
        fc.record(
          {
            bg_color: fc.oneof(ground, color),
            secondary_bg_color: ground,
            section_bg_color: ground,
            text_color: color,
            hint_color: color,
            destructive_text_color: color,
          },
          { requiredKeys: ['bg_color'] },
        ),
        (theme) => {
          const changed = messengerColors(theme, palettes[scheme]);
          if (changed.bg !== undefined) applied += 1;
          const all: Palette = { ...palettes[scheme], ...changed };
          for (const text of ['text', 'dim', 'gold', 'positive', 'negative'] as const)
            for (const on of ['bg', 'surface', 'raised'] as const)
              expect(contrast(all[text], all[on]), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5);
        },
      ),
    );
    expect(applied).toBeGreaterThan(0);
  });
});
