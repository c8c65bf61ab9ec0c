import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** Fast rather than small: answers are made anew each time. */
const quality = 4;
const least = 1024;

/** An answer of the API with brotli where the browser takes it and it is worth it; anything but a good JSON answer is left alone. */
export async function compressedAnswer(request: Request, answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const takesBrotli = request.headers.get('accept-encoding')?.includes('br') ?? false;
  if (!answer.ok || !isJson || !takesBrotli || answer.body === null) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'accept-encoding');
  if (body.length < least) return new Response(body, { status: answer.status, headers });
  headers.delete('content-length');
  headers.set('content-encoding', 'br');
  const packed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return new Response(new Uint8Array(packed), { status: answer.status, headers });
}
