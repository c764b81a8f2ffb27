import { ReadableStream } from 'node:stream/web';
import type { Deps } from '#platform/server/deps.ts';
import { inputOf } from '#platform/server/http/http.ts';
import { administrator, rawRoute, route, routes } from '#platform/server/http/route.ts';
import { checkAudit, exportAudit, listAudit } from '#domains/operations/contract/audit.ts';
import { checkChain } from './chain.ts';
import { exportLines, noteExport, readAudit } from './read-audit.ts';

export const auditRoutes = routes(
  route(listAudit, administrator(), ({ deps, me, query }) => readAudit(deps, me, query)),
  rawRoute(exportAudit.path, administrator({ limit: ['audit-export', 10, '1h'] }), async ({ deps, me, c }) => {
    const { query } = await inputOf(c, exportAudit);
    await noteExport(deps, me, query);
    const lines = ReadableStream.from(bytesOf(deps, exportLines(deps, me, query)));
    return c.body(lines as globalThis.ReadableStream, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="tallgrass-audit-log.csv"',
    });
  }),
  route(checkAudit, administrator({ limit: ['audit-check', 10, '1m'] }), ({ deps, me }) => checkChain(deps, me)),
);

/** A failure aborts the download: half a log must not look like a complete one. */
async function* bytesOf({ log }: Deps, lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const line of lines) yield encoder.encode(line);
  } catch (error) {
    log.error({ err: error }, 'an export was aborted');
    // The only error code on which the server closes the connection without printing to the console.
    throw Object.assign(new Error('The export was aborted.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  }
}
