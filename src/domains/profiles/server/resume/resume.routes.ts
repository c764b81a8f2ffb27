import { AppError, invalidField } from '#platform/server/errors.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { IMPORT_PURPOSES } from '#domains/profiles/contract/resume/import-words.ts';
import {
  decideSuggestions,
  discardResumeImport,
  listResumeImports,
  startResumeImport,
} from '#domains/profiles/contract/resume/resume-imports.ts';
import { decide } from './decide.ts';
import { discardImport, listOwnImports } from './own-imports.ts';
import { startImport } from './start-import.ts';

const candidate = signedInAs('job_seeker');

export const resumeRoutes = routes(
  route(listResumeImports, candidate, async ({ deps, me }) => ({ items: await listOwnImports(deps, me) })),
  route(startResumeImport, signedInAs('job_seeker', { limit: ['resume-import', 20, '1h'] }), async ({ deps, me, c }) =>
    startImport(deps, me, await readUpload(c)),
  ),
  route(decideSuggestions, candidate, ({ deps, me, params, body }) => decide(deps, me, params.id, body)),
  route(discardResumeImport, candidate, async ({ deps, me, params }) => {
    await discardImport(deps, me, params.id);
    return done;
  }),
);

async function readUpload(c: AppContext) {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
    throw new AppError('UNSUPPORTED_FILE', 'Send the file as multipart/form-data.');
  }
  const form = await c.req.parseBody().catch(() => {
    throw new AppError('MALFORMED_JSON', 'We couldn’t read the upload. Please try again.');
  });
  const { file } = form;
  const purpose = IMPORT_PURPOSES.find((one) => one === form['purpose']);
  if (!(file instanceof File)) throw invalidField('file', 'Choose a file first.');
  if (!purpose) throw invalidField('purpose', 'Say whether this is a résumé or a card.');
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    fileName: file.name,
    purpose,
    isKept: form['keep'] === 'true',
  };
}
