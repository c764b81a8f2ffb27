import { Readable } from 'node:stream';
import { AppError, invalidField } from '#platform/server/errors.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import { done, rawRoute, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { idParams } from '#platform/contract/common.ts';
import {
  changeDocument,
  deleteDocument,
  documentContentPath,
  listMyDocuments,
  uploadDocument,
  uploadFields,
} from '#domains/profiles/contract/documents.ts';
import { deleteMyDocument, editDocument, listDocuments, openDocument } from './manage-documents.ts';
import { receiveDocument, type Upload } from './receive-document.ts';

const candidate = signedInAs('job_seeker');

export const documentRoutes = routes(
  route(listMyDocuments, candidate, async ({ deps, me }) => ({ items: await listDocuments(deps, me) })),
  route(uploadDocument, signedInAs('job_seeker', { limit: ['upload', 60, '10m'] }), async ({ deps, me, c }) =>
    receiveDocument(deps, me, await readUpload(c)),
  ),
  route(changeDocument, candidate, ({ deps, me, params, body }) => editDocument(deps, me, params.id, body)),
  route(deleteDocument, candidate, async ({ deps, me, params }) => {
    await deleteMyDocument(deps, me, params.id);
    return done;
  }),
  rawRoute(documentContentPath(':id'), signedIn(), async ({ deps, viewer, c }) => {
    const id = idParams.safeParse(c.req.param());
    if (!id.success) throw new AppError('NOT_FOUND', "We can't find this document.");
    const { stream, contentType, fileName } = await openDocument(deps, viewer, id.data.id);
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
      'Content-Type': contentType,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
    });
  }),
);

async function readUpload(c: AppContext): Promise<Upload> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_FILE', 'Send the file as multipart/form-data.');
  }
  const form = await c.req.parseBody().catch(() => {
    throw new AppError('MALFORMED_JSON', 'We couldn’t read the upload. Please try again.');
  });
  const { file, ...texts } = form;
  if (!(file instanceof File)) throw invalidField('file', 'Choose a file first.');
  const fields = uploadFields.safeParse(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
  if (!fields.success) {
    const [issue] = fields.error.issues;
    throw invalidField(issue?.path.join('.') ?? 'file', issue?.message ?? 'Please check what you entered.');
  }
  const { fileName = file.name, ...rest } = fields.data;
  return { ...rest, fileName, bytes: Buffer.from(await file.arrayBuffer()) };
}
