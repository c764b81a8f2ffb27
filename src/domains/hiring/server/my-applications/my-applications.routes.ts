import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/applications/my-applications.ts';
import { apply, setMedicalConsent, withdraw } from '#domains/hiring/server/applications/index.ts';
import { getMine, getMyCard, listMine } from './my-applications.ts';
import { preview } from './preview.ts';

export const myApplicationRoutes = routes(
  route(contracts.listMyApplications, signedInAs('job_seeker'), ({ deps, me, query }) => listMine(deps, me, query)),
  route(contracts.getMyApplication, signedInAs('job_seeker'), ({ deps, me, params }) => getMine(deps, me, params.id)),
  route(contracts.previewApplication, signedInAs('job_seeker'), ({ deps, me, params }) => preview(deps, me, params.id)),
  route(contracts.applyToJob, signedInAs('job_seeker', { limit: ['apply', 30, '1h'] }), async ({ deps, me, body }) => {
    const made = await apply(deps, { candidateId: me, jobId: body.jobId, source: 'manual' });
    return getMyCard(deps, me, made.id);
  }),
  route(contracts.withdrawApplication, signedInAs('job_seeker'), async ({ deps, me, params, body }) => {
    await withdraw(deps, me, params.id, body);
    return getMyCard(deps, me, params.id);
  }),
  route(contracts.shareMedical, signedInAs('job_seeker'), async ({ deps, me, params, body }) => {
    await setMedicalConsent(deps, me, params.id, body.granted);
    return { granted: body.granted };
  }),
);
