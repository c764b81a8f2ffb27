import { ReadableStream } from 'node:stream/web';
import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { checkAudit, exportAudit, listAudit } from '#shared/contracts/audit.ts';
import { checkChain } from './chain.ts';
import { exportLines, noteExport, readAudit } from './read-audit.ts';

export const auditRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(listAudit.path, onlyAdmin, input(listAudit), async (c) =>
      answer(c, deps, listAudit, await readAudit(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .get(exportAudit.path, onlyAdmin, limit(deps, 'audit-export', 10, '1h'), input(exportAudit), async (c) => {
      const { userId } = adminActorOf(c);
      const { query } = c.get('input');
      await noteExport(deps, userId, query);
      const lines = ReadableStream.from(bytesOf(deps, exportLines(deps, userId, query)));
      return c.body(lines as globalThis.ReadableStream, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="tallgrass-audit-log.csv"',
      });
    })
    .post(checkAudit.path, onlyAdmin, limit(deps, 'audit-check', 10, '1m'), async (c) =>
      answer(c, deps, checkAudit, await checkChain(deps, adminActorOf(c).userId)),
    );

/** What fails on the way breaks the download off: half a log must not look like a whole one. */
async function* bytesOf({ log }: Deps, lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    for await (const line of lines) yield encoder.encode(line);
  } catch (error) {
    log.error({ err: error }, 'an export was broken off');
    // The one error with which the server closes the connection and says nothing of its own on the console.
    throw Object.assign(new Error('The export was broken off.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  }
}
