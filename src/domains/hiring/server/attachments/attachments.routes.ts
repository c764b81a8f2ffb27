import { Readable } from 'node:stream';
import * as contracts from '#domains/hiring/contract/conversations/attachments.ts';
import { idParams } from '#platform/contract/common.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import { done, rawRoute, route, routes, signedIn } from '#platform/server/http/route.ts';
import { listUnsent, openAttachment, removeUnsent } from './attachments.ts';
import { receiveAttachment } from './receive-attachment.ts';

export const attachmentRoutes = routes(
  route(contracts.uploadAttachment, signedIn({ limit: ['attachment', 60, '10m'] }), ({ deps, me, params, c }) =>
    receiveAttachment(deps, me, params.id, () => readUpload(c)),
  ),
  route(contracts.listUnsentAttachments, signedIn(), ({ deps, me, params }) => listUnsent(deps, me, params.id)),
  route(contracts.removeAttachment, signedIn(), async ({ deps, me, params }) => {
    await removeUnsent(deps, me, params.id);
    return done;
  }),
  rawRoute(contracts.attachmentContentPath(':id'), signedIn(), async ({ deps, me, c }) => {
    const id = idParams.safeParse(c.req.param());
    if (!id.success) throw notFound('file');
    const { stream, contentType, fileName } = await openAttachment(deps, me, id.data.id);
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
    });
  }),
);

async function readUpload(c: AppContext): Promise<{ bytes: Buffer; fileName: string }> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_FILE', 'Send the file as multipart/form-data.');
  }
  const { file } = await c.req.parseBody().catch(() => {
    throw new AppError('MALFORMED_JSON', 'We couldn’t read the upload. Please try again.');
  });
  if (!(file instanceof File)) throw invalidField('file', 'Choose a file first.');
  return { fileName: file.name.slice(0, 200) || 'file', bytes: Buffer.from(await file.arrayBuffer()) };
}
