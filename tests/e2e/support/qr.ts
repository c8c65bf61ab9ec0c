import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';

/** The content of a QR code on the screen: its text, and the two format bits of its error correction level. */
interface ReadQr {
  readonly text: string;
  /** `11` for level L, with the format mask applied. */
  readonly levelBits: string;
}

/** A picture with a light border. */
interface Gray {
  /** A character for each pixel, its code is the gray: a driver may take seconds for as many numbers. */
  readonly grey: string;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a PNG with a light border; runs in the page. */
export async function pixelsOf(base64: string): Promise<Gray> {
  const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const margin = 40;
  const canvas = new OffscreenCanvas(image.width + 2 * margin, image.height + 2 * margin);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, margin, margin);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grey = Array.from(
    data.filter((_, index) => index % 4 === 0),
    (value) => String.fromCharCode(value),
  ).join('');
  return { grey, width: canvas.width, height: canvas.height };
}

/** Reads a QR code on the screen. @throws when it cannot be read */
export async function readQr(code: Locator): Promise<ReadQr> {
  const shot = await code.screenshot({ scale: 'css' });
  return decodeQr(await code.page().evaluate(pixelsOf, shot.toString('base64')));
}

/** Reads the QR code in a picture. @throws when it cannot be read */
export function decodeQr({ grey, width, height }: Gray): ReadQr {
  const grays = Array.from(grey, (pixel) => pixel.charCodeAt(0));
  const found = jsqr(Uint8ClampedArray.from(grays.flatMap((value) => [value, value, value, 255])), width, height);
  if (!found) throw new Error('the QR code cannot be read');
  const { topLeftCorner: corner, topRightCorner: right } = found.location;
  const pitch = (right.x - corner.x) / (17 + 4 * found.version);
  const bit = (column: number, row: number): string => {
    const [x, y] = [Math.floor(corner.x + (column + 0.5) * pitch), Math.floor(corner.y + (row + 0.5) * pitch)];
    return (grays[y * width + x] ?? 255) < 128 ? '1' : '0';
  };
  return { text: found.data, levelBits: bit(0, 8) + bit(1, 8) };
}
