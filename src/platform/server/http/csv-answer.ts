import { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { Deps } from '#platform/server/deps.ts';

/** Answers with lines as they are read. A failure aborts the download: half a file must not look like a complete one. */
export const csvAnswer = ({ log }: Deps, c: Context, fileName: string, lines: AsyncIterable<string>): Response =>
  c.body(ReadableStream.from(bytesOf(log, lines)) as globalThis.ReadableStream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

async function* bytesOf(log: Deps['log'], lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const line of lines) yield encoder.encode(line);
  } catch (error) {
    log.error({ err: error }, 'an export was aborted');
    // The only error code on which the server closes the connection without printing to the console.
    throw Object.assign(new Error('The export was aborted.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  }
}
