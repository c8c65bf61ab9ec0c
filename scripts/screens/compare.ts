import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Compared, type Pair, judge } from './pairs.ts';

/** The folders that a comparison reads, and the one that it writes images of differences to. */
export interface Folders {
  readonly now: string;
  readonly before: string;
  readonly differences: string;
}

const origin = 'http://compare.invalid';
const library = fileURLToPath(import.meta.resolve('pixelmatch'));

/** Compares pairs of screenshots by pixel; writes an image of the difference of each pair that differs. */
export async function compareAll(
  browser: Browser,
  folders: Folders,
  pairs: readonly Pair[],
): Promise<readonly Compared[]> {
  rmSync(folders.differences, { recursive: true, force: true });
  mkdirSync(folders.differences, { recursive: true });
  const page = await browser.newPage();
  try {
    await page.route(`${origin}/**`, (route) => {
      const [, side = '', file = ''] = new URL(route.request().url()).pathname.split('/');
      if (side === 'now' || side === 'before') return route.fulfill({ path: join(folders[side], file) });
      return side === 'pixelmatch.js'
        ? route.fulfill({ path: library, contentType: 'text/javascript' })
        : route.fulfill({ body: '', contentType: 'text/html' });
    });
    await page.goto(origin);
    const compared: Compared[] = [];
    for (const pair of pairs) compared.push(judge(pair, await shareOf(page, folders, pair)));
    return compared;
  } finally {
    await page.close();
  }
}

/** The part of a pair's pixels that differ; equal files are not decoded. */
async function shareOf(page: Page, folders: Folders, { file, now, before }: Pair): Promise<number> {
  if (!now || !before) return 0;
  if (readFileSync(join(folders.now, file)).equals(readFileSync(join(folders.before, file)))) return 0;
  const { share, image } = await page.evaluate(readDifference, { origin, file });
  if (share > 0) writeFileSync(join(folders.differences, file), image, 'base64');
  return share;
}

/** Compares two images, the smaller one filled up with transparent pixels; runs in the page. */
async function readDifference(request: { origin: string; file: string }): Promise<{ share: number; image: string }> {
  const { default: pixelmatch }: typeof import('pixelmatch') = await import(`${request.origin}/pixelmatch.js`);
  const [now, before] = await Promise.all(['now', 'before'].map(read));
  if (!now || !before) throw new Error(`${request.file} cannot be read`);
  const width = Math.max(now.width, before.width);
  const height = Math.max(now.height, before.height);
  const output = new ImageData(width, height);
  const count = pixelmatch(pixelsOf(now), pixelsOf(before), output.data, width, height, { alpha: 0.3 });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(output, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { share: count / (width * height), image: bytes.toBase64() };

  async function read(side: string): Promise<ImageBitmap> {
    const answer = await fetch(`${request.origin}/${side}/${request.file}`);
    return createImageBitmap(await answer.blob());
  }

  function pixelsOf(image: ImageBitmap): Uint8ClampedArray {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  }
}
