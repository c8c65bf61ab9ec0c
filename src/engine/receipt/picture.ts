import { pngOf } from '../../ui/png.ts';
import type { ReceiptText } from './read.ts';

/** Sizes of the picture, px; drawn at double resolution. */
const [side, padding, scale] = [420, 28, 2];
const family = 'system-ui, sans-serif';

/** The page colors used in the picture. */
function colors() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string): string => style.getPropertyValue(`--color-${name}`).trim();
  return { surface: read('surface'), text: read('text'), dim: read('dim'), gold: read('gold'), line: read('line') };
}

/** Breaks a text into lines of a maximum width: between words, and within a word that is longer than a line. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<= )/)) {
    if (line !== '' && context.measureText(line + piece.trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    for (const letter of piece) {
      if (context.measureText(line + letter.trimEnd()).width > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line.trimEnd()];
}

/**
 * Draws a receipt as a PNG, in the colors and the writing direction of the page.
 * @throws if the browser returns no picture
 */
export async function receiptPicture(receipt: ReceiptText): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { surface, text, dim, gold, line } = colors();
  const isRtl = document.documentElement.dir === 'rtl';
  const width = side - 2 * padding;
  const [start, end] = isRtl ? [side - padding, padding] : [padding, side - padding];
  /** Draws the receipt, or only measures its height. */
  const draw = (isDrawn: boolean): number => {
    let top = padding;
    const write = (said: string, font: string, size: number, color: string, isAtEnd = false): number => {
      context.font = `${font} ${size}px ${family}`;
      context.textBaseline = 'top';
      context.direction = isRtl ? 'rtl' : 'ltr';
      context.textAlign = isAtEnd ? 'end' : 'start';
      context.fillStyle = color;
      const lines = linesOf(context, said, isAtEnd ? width * 0.6 : width);
      lines.forEach((one, index) => {
        if (isDrawn) context.fillText(one, isAtEnd ? end : start, top + index * size * 1.35);
      });
      return lines.length * size * 1.35;
    };
    top += write('Karat', '700', 15, gold) + 18;
    top += write(receipt.title, '400', 15, dim) + 4;
    context.font = `700 40px ${family}`;
    const large = Math.min(40, (40 * width) / context.measureText(receipt.amount).width);
    top += write(receipt.amount, '700', large, text) + 4;
    top += write(receipt.status, '600', 15, text) + 2;
    top += write(receipt.date, '400', 14, dim) + 12;
    for (const [label, value] of receipt.rows) {
      if (isDrawn) {
        context.fillStyle = line;
        context.fillRect(padding, top, width, 1);
      }
      top += 12;
      const [left, right] = [write(label, '400', 14, dim), write(value, '600', 14, text, true)];
      top += Math.max(left, right) + 8;
    }
    return top + padding - 8;
  };
  canvas.width = side * scale;
  canvas.height = Math.ceil(draw(false)) * scale;
  context.scale(scale, scale);
  context.fillStyle = surface;
  context.fillRect(0, 0, side, canvas.height);
  draw(true);
  return pngOf(canvas);
}
