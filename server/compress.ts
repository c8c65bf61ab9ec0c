import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const textual = new Set([
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.xml',
  '.wasm',
  '.ttf',
  '.ico',
]);

/** The bytes with brotli at its densest, as the files are sent. */
export function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });
}

/**
 * Writes a `.br` beside every file of the built app in `directory` that gets smaller by it. Not for index.html, whose
 * values can be replaced later: the server compresses it when it reads it.
 */
export async function compressDist(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      const compressed = await brotli(content);
      if (compressed.byteLength < content.byteLength) await writeFile(`${path}.br`, compressed);
    }),
  );
}
