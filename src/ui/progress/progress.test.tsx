import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../tokens.css';
import '../base.css';
import { ProgressBar } from './ProgressBar.tsx';

describe('the bar', () => {
  test.each([
    [0, '0', 0],
    [0.724, '72', 144.8],
    [1, '100', 200],
    [1.4, '100', 200],
    [-2, '0', 0],
  ])('at %f says %s and is filled that far', async (progress, said, filled) => {
    const screen = await render(
      <div style={{ inlineSize: 200 }}>
        <ProgressBar label="Next level" progress={progress} text="1.4 XAUT to go" />
      </div>,
    );
    const bar = screen.getByRole('progressbar', { name: 'Next level' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', said);
    await expect.element(bar).toHaveAttribute('aria-valuetext', '1.4 XAUT to go');
    const { left, width } = bar.element().getBoundingClientRect();
    const fill = bar.element().firstElementChild?.getBoundingClientRect();
    expect(width).toBe(200);
    expect(Math.max(0, (fill?.right ?? Number.NaN) - left)).toBeCloseTo(filled, 0);
  });
});
