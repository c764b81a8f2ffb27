import * as contracts from '#domains/hiring/contract/invitations/invitations.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { invite, withdraw } from './invite.ts';
import { accept, decline, listMine, postpone, readSettings, saveSettings } from './my-invitations.ts';
import { listSent } from './sent-invitations.ts';

const candidate = signedInAs('job_seeker');
const employer = signedInAs('employer');

export const invitationRoutes = routes(
  route(contracts.listSentInvitations, employer, ({ deps, me, params }) => listSent(deps, me, params.id)),
  route(
    contracts.inviteToTalk,
    signedInAs('employer', { limit: ['invite-to-talk', 60, '1h'] }),
    ({ deps, me, params, body }) => invite(deps, me, params.id, body),
  ),
  route(contracts.withdrawInvitation, employer, ({ deps, me, params }) => withdraw(deps, me, params.id)),
  route(contracts.listMyInvitations, candidate, ({ deps, me }) => listMine(deps, me)),
  route(contracts.acceptInvitation, signedInAs('job_seeker', { limit: ['apply', 30, '1h'] }), ({ deps, me, params }) =>
    accept(deps, me, params.id),
  ),
  route(contracts.postponeInvitation, candidate, async ({ deps, me, params }) => {
    await postpone(deps, me, params.id);
    return done;
  }),
  route(contracts.declineInvitation, candidate, async ({ deps, me, params, body }) => {
    await decline(deps, me, params.id, body.reason ?? null);
    return done;
  }),
  route(contracts.getInvitationSettings, candidate, ({ deps, me }) => readSettings(deps, me)),
  route(contracts.setInvitationSettings, candidate, ({ deps, me, body }) => saveSettings(deps, me, body)),
);
