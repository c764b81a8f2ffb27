import type { Context } from 'hono';
import { declared } from '#platform/server/http/answers.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { administrator, anyone, rawRoute, route, routes, signedInAs } from '#platform/server/http/route.ts';
import {
  createPassportLink,
  getPassport,
  keySet,
  readCredentials,
  readPassport,
  revokePassportLink,
} from '#domains/profiles/contract/passport/passport.ts';
import {
  exportFhir,
  exportResume,
  MY_PASSPORT_PDF,
  PASSPORT_PDF,
  readFhir,
  readResume,
} from '#domains/profiles/contract/passport/passport-exports.ts';
import { readPassportEvidence } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { statusList } from './credentials.ts';
import { fhirBundleOf } from './fhir.ts';
import { JWKS_PATH, publicKeys } from './issuer.ts';
import { jsonResumeOf } from './json-resume.ts';
import { endLink, createLink, readMine } from './links.ts';
import { passportPdf } from './pdf/passport-pdf.ts';
import { exportPortfolio, portfolioOfLink } from './portfolio.ts';
import { readEvidence } from './read-evidence.ts';
import { openCredentials, openPassport } from './read-passport.ts';

const KEY_SET = { route: `GET ${JWKS_PATH}`, schema: keySet };
const STATUS_PATH = '/api/passport/status/:list';

/** Saved, not shown: the file has no place in the history of a shared computer. */
const pdfFile = (c: Context, pdf: Buffer): Response =>
  c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': 'attachment; filename="passport.pdf"',
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });

const candidate = signedInAs('job_seeker');
const exporter = signedInAs('job_seeker', { limit: ['passport-export', 30, '1h'] });
const linkHolder = anyone({ limitAddress: ['passport', 60, '10m'] });

export const passportRoutes = routes(
  route(getPassport, candidate, ({ deps, me }) => readMine(deps, me)),
  route(readPassportEvidence, administrator(), ({ deps, me, params }) => readEvidence(deps, me, params.id)),
  route(createPassportLink, signedInAs('job_seeker', { limit: ['passport-link', 30, '1h'] }), ({ deps, me, body }) =>
    createLink(deps, me, body),
  ),
  route(revokePassportLink, candidate, ({ deps, me, params }) => endLink(deps, me, params.id)),
  route(readPassport, linkHolder, ({ deps, params, c }) => {
    c.header('X-Robots-Tag', 'noindex');
    return openPassport(deps, params.token);
  }),
  route(readCredentials, linkHolder, ({ deps, params, c }) => {
    c.header('X-Robots-Tag', 'noindex');
    return openCredentials(deps, params.token);
  }),
  route(exportResume, exporter, async ({ deps, me, query }) =>
    jsonResumeOf(await exportPortfolio(deps, me, query, 'json-resume')),
  ),
  route(exportFhir, exporter, async ({ deps, me, query }) =>
    fhirBundleOf(await exportPortfolio(deps, me, query, 'fhir')),
  ),
  route(readResume, linkHolder, async ({ deps, params }) => jsonResumeOf(await portfolioOfLink(deps, params.token))),
  route(readFhir, linkHolder, async ({ deps, params }) => fhirBundleOf(await portfolioOfLink(deps, params.token))),
  rawRoute(MY_PASSPORT_PDF, exporter, async ({ deps, me, c }) => {
    const query = exportResume.query.pick({ facts: true }).safeParse(c.req.query());
    if (!query.success) throw invalidField('facts', 'Choose the facts again.');
    const parts = { ...query.data, stated: 'false', contact: 'false' } as const;
    return pdfFile(c, await passportPdf(await exportPortfolio(deps, me, parts, 'pdf'), null));
  }),
  rawRoute(PASSPORT_PDF, linkHolder, async ({ deps, c }) => {
    const params = readPassport.params.safeParse(c.req.param());
    if (!params.success) throw notFound('passport');
    const { token } = params.data;
    return pdfFile(c, await passportPdf(await portfolioOfLink(deps, token), `${deps.env.appUrl}/passport/${token}`));
  }),
  // Both serve external verifiers: a token and a key set in standard formats.
  rawRoute(STATUS_PATH, anyone({ limitAddress: ['passport-status', 120, '10m'] }), async ({ deps, c }) => {
    const number = c.req.param('list') ?? '';
    if (!/^\d{1,6}$/.test(number)) throw notFound('status list');
    return c.body(await statusList(deps, Number(number)), 200, { 'Content-Type': 'application/vc+jwt' });
  }),
  rawRoute(JWKS_PATH, anyone(), async ({ deps, c }) =>
    c.json(declared(deps, KEY_SET, await publicKeys(deps.env)) as object),
  ),
);
