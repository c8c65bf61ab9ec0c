import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

/** One file of the built app, ready to be sent. */
export interface DistFile {
  body: Buffer<ArrayBuffer>;
  /** The same, brotli compressed; absent where that gains nothing. */
  brotli?: Buffer<ArrayBuffer> | undefined;
  type: string;
  etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  isImmutable: boolean;
}

/** The built app: `find` takes a decoded URL path, `index` gives the one page. */
interface DistFiles {
  find(path: string): DistFile | undefined;
  index(): DistFile;
  /** Origin of the API where the values of index.html name one. */
  apiOrigin(): string | undefined;
}

const indexName = 'index.html';

/**
 * Reads the built app in `directory` into memory, without dot files and with the `.br` beside a file as its compressed
 * form. index.html alone is read again when it changes, because its values can be replaced without a build.
 * @throws when there is no index.html.
 */
export function readDist(directory: string): DistFiles {
  const indexPath = join(directory, indexName);
  if (!existsSync(indexPath)) throw new Error(`${directory} holds no built app: ${indexName} is missing`);
  const files = new Map(pathsIn(directory).map((path) => [path, readDistFile(directory, path)]));
  let page = readIndex(indexPath);
  let origin = originIn(page);
  let version = versionOf(indexPath);

  function index(): DistFile {
    const current = versionOf(indexPath);
    if (current !== version) {
      page = readIndex(indexPath);
      origin = originIn(page);
      version = current;
    }
    return page;
  }

  return {
    index,
    find: (path) => (path === `/${indexName}` ? index() : files.get(path)),
    apiOrigin: () => {
      index();
      return origin;
    },
  };
}

/** The origin of `apiAddress` in the data block of the page; undefined where there is none, or it is no address. */
function originIn({ body }: DistFile): string | undefined {
  const block = /<script id="values" type="application\/json">([^<]*)<\/script>/.exec(body.toString())?.[1];
  try {
    const values: unknown = JSON.parse(block ?? '{}');
    const app: unknown = Object(values).app;
    return new URL(String(Object(app).apiAddress)).origin;
  } catch {
    return undefined;
  }
}

function pathsIn(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.') && !path.endsWith('.br') && path !== `/${indexName}`);
}

function readDistFile(directory: string, path: string): DistFile {
  const file = join(directory, path);
  const brotli = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  return fileOf(path, readFileSync(file), brotli);
}

function readIndex(file: string): DistFile {
  const body = readFileSync(file);
  return fileOf(`/${indexName}`, body, brotliCompressSync(body));
}

function fileOf(path: string, body: Buffer<ArrayBuffer>, brotli?: Buffer<ArrayBuffer>): DistFile {
  return {
    body,
    brotli,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    isImmutable: path.startsWith('/assets/'),
  };
}

function versionOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}
