import type { BarPicture } from '../../domain/gold-bar.ts';
import { pngOf } from '../../ui/png.ts';
import { isLit, stops } from './light.ts';

/** Sizes of the picture, px; drawn at double resolution. */
const [side, padding, scale] = [480, 48, 2];

/** The tokens and the opacity of what the light does not cross. */
const fills = { beside: '--color-raised', side: '--gold-deep', mark: '--gold-deep' };
const alphas = { beside: 1, shadow: 0.28, side: 1, front: 1, frame: 1, mark: 0.8 };

/**
 * Draws a bar as a PNG in the colors of the page, with a caption if there is one.
 * @throws if the browser returns no picture
 */
export async function barPicture({ box, face, shapes }: BarPicture, caption?: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side * scale;
  canvas.height = side * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  const litBy = (colors: readonly (readonly [number, string])[]): CanvasGradient => {
    const gradient = context.createLinearGradient(0, -face.height, face.width, 0);
    for (const [offset, name] of colors) gradient.addColorStop(offset, color(name));
    return gradient;
  };
  context.scale(scale, scale);
  context.fillStyle = color('--color-surface');
  context.fillRect(0, 0, side, side);
  context.textAlign = 'center';
  const write = (text: string, font: string, at: number, fill: string): void => {
    context.font = font;
    context.fillStyle = color(fill);
    context.fillText(text, side / 2, at, side - 2 * padding);
  };
  write('Karat', '700 18px system-ui, sans-serif', padding, '--color-gold');
  if (caption !== undefined) write(caption, '700 28px system-ui, sans-serif', side - padding, '--color-text');
  const zoom = Math.min((side - 2 * padding) / box.width, (side - 5 * padding) / box.height);
  context.translate(side / 2 - (box.x + box.width / 2) * zoom, side / 2 - (box.y + box.height / 2) * zoom);
  context.scale(zoom, zoom);
  context.strokeStyle = color('--color-dim');
  context.lineJoin = 'round';
  context.lineWidth = 1.5 / zoom;
  for (const { tone, path } of shapes) {
    const drawn = new Path2D(path);
    context.globalAlpha = alphas[tone];
    context.fillStyle = isLit(tone) ? litBy(stops[tone]) : tone === 'shadow' ? '#000' : color(fills[tone]);
    for (const paint of tone === 'beside' ? (['fill', 'stroke'] as const) : (['fill'] as const)) context[paint](drawn);
  }
  return pngOf(canvas);
}
