import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, invalidField } from '#server/platform/errors.ts';
import {
  answer,
  input,
  onlyRole,
  signedIn,
  viewerOf,
  type AppContext,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { idParams } from '#shared/contracts/common.ts';
import {
  changeDocument,
  deleteDocument,
  documentContentPath,
  listMyDocuments,
  uploadDocument,
  uploadFields,
} from '#shared/contracts/documents.ts';
import { deleteMyDocument, editDocument, listDocuments, openDocument } from './manage-documents.ts';
import { receiveDocument, type Upload } from './receive-document.ts';

export function documentRoutes(deps: Deps): Routes {
  const app = new Hono<AppEnv>();
  app.use(listMyDocuments.path, onlyRole('job_seeker'));
  app.use(`${listMyDocuments.path}/*`, onlyRole('job_seeker'));
  return app
    .get(listMyDocuments.path, async (c) =>
      answer(c, deps, listMyDocuments, { items: await listDocuments(deps, viewerOf(c).userId) }),
    )
    .post(uploadDocument.path, limit(deps, 'upload', 60, '10m'), async (c) =>
      answer(c, deps, uploadDocument, await receiveDocument(deps, viewerOf(c).userId, await readUpload(c)), 201),
    )
    .patch(changeDocument.path, input(changeDocument), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, changeDocument, await editDocument(deps, viewerOf(c).userId, params.id, body));
    })
    .delete(deleteDocument.path, input(deleteDocument), async (c) => {
      await deleteMyDocument(deps, viewerOf(c).userId, c.get('input').params.id);
      return answer(c, deps, deleteDocument, { ok: true });
    })
    .get(documentContentPath(':id'), signedIn, async (c) => {
      const id = idParams.safeParse(c.req.param());
      if (!id.success) throw new AppError('NOT_FOUND', "We can't find this document.");
      const { stream, contentType, fileName } = await openDocument(deps, viewerOf(c), id.data.id);
      return c.body(Readable.toWeb(stream) as ReadableStream, 200, {
        'Content-Type': contentType,
        'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(fileName)}`,
        'Cache-Control': 'private, no-store',
      });
    });
}

async function readUpload(c: AppContext): Promise<Upload> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_FILE', 'Send the file as multipart/form-data.');
  }
  const form = await c.req.parseBody().catch(() => {
    throw new AppError('MALFORMED_JSON', 'The upload could not be read. Please try again.');
  });
  const { file, ...texts } = form;
  if (!(file instanceof File)) throw invalidField('file', 'Pick a file first.');
  const fields = uploadFields.safeParse(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
  if (!fields.success) {
    const [issue] = fields.error.issues;
    throw invalidField(issue?.path.join('.') ?? 'file', issue?.message ?? 'Please check what you entered.');
  }
  const { fileName = file.name, ...rest } = fields.data;
  return { ...rest, fileName, bytes: Buffer.from(await file.arrayBuffer()) };
}
