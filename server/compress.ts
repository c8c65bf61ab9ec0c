import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** Compresses with brotli at the highest quality, as for served files. */
export function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  });
}

/** The encodings of files that are compressed in advance, by the extension that is added. */
const encodings = {
  br: brotli,
  gz: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 }),
} as const;

/**
 * Writes a compressed file beside every text file of the built app in `directory` that gets smaller and has none yet.
 * Not for index.html: its values can be replaced later, so the server compresses it for each request.
 */
export async function compressDist(
  directory: string,
  extensions: readonly (keyof typeof encodings)[] = ['br'],
): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      for (const extension of extensions.filter((one) => !existsSync(`${path}.${one}`))) {
        const compressed = await encodings[extension](content);
        if (compressed.byteLength < content.byteLength) await writeFile(`${path}.${extension}`, compressed);
      }
    }),
  );
}
