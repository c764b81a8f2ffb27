import { PassThrough } from 'node:stream';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ENTRY_VARIANTS, PRERENDER_MARK } from '#domains/accounts/contract/entry-pages.ts';

/** Renders a page completely at build time, including what it loads lazily, so that it can be read without JavaScript. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        keepVariant(request.url, body);
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      },
      onError: reject,
    });
  });
}

/** Keeps the form of an entry page for one query in a file of its own: the router names its file by the path alone. */
function keepVariant(url: string, body: PassThrough): void {
  const { pathname, search } = new URL(url);
  const variant = ENTRY_VARIANTS.find(
    ({ page, query }) => pathname === page && search.startsWith(`?${query}&${PRERENDER_MARK}=`),
  );
  if (!variant) return;
  const folder = join(process.env['BUILD_DIR'] ?? 'build/site', 'client', variant.folder);
  mkdirSync(folder, { recursive: true });
  body.pipe(createWriteStream(join(folder, 'index.html')));
}
