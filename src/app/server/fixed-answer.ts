import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { isUnchanged } from '#platform/server/http/etag.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Made {
  etag: string;
  plain: Buffer<ArrayBuffer>;
  packed: Record<Encoding, Buffer<ArrayBuffer>>;
}

async function prepare(text: string | Promise<string>): Promise<Made> {
  const plain = Buffer.from(await text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(plain),
  ]);
  return { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain, packed: { br, gzip: zipped } };
}

const accepts = (c: Context, encoding: Encoding): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(c.req.header('accept-encoding') ?? '');

/**
 * Serves a long text that doesn't change until the next start. It is built and compressed once, on first request, so
 * that it doesn't delay the start and later requests only cost the transfer. Supports ETag revalidation.
 */
export function fixedAnswer(type: string, make: () => string | Promise<string>) {
  let made: Promise<Made> | undefined;
  return async (c: Context) => {
    const { etag, plain, packed } = await (made ??= prepare(make()));
    const encoding = ENCODINGS.find((one) => accepts(c, one));
    c.header('ETag', etag);
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (isUnchanged(c, etag)) return c.body(null, 304);
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body(encoding ? packed[encoding] : plain, 200, { 'Content-Type': type });
  };
}
