import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { answer, input, onlyRole, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/interviews.ts';
import { cancel, declineInterview, recordOutcome } from './finish.ts';
import { downloadInvitation } from './invitation.ts';
import { listMine } from './list.ts';
import { accept, counter, propose } from './schedule.ts';

export const interviewRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(contracts.proposeInterview.path, onlyRole('employer'), input(contracts.proposeInterview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.proposeInterview, await propose(deps, viewerOf(c).userId, params.id, body), 201);
    })
    .post(contracts.acceptInterview.path, signedIn, input(contracts.acceptInterview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.acceptInterview, await accept(deps, viewerOf(c).userId, params.id, body.slotId));
    })
    .post(contracts.counterInterview.path, signedIn, input(contracts.counterInterview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.counterInterview, await counter(deps, viewerOf(c).userId, params.id, body));
    })
    .post(contracts.declineInterview.path, signedIn, input(contracts.declineInterview), async (c) => {
      const { params, body } = c.get('input');
      const view = await declineInterview(deps, viewerOf(c).userId, params.id, body.reason);
      return answer(c, deps, contracts.declineInterview, view);
    })
    .post(contracts.cancelInterview.path, signedIn, input(contracts.cancelInterview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.cancelInterview, await cancel(deps, viewerOf(c).userId, params.id, body.reason));
    })
    .post(contracts.recordOutcome.path, onlyRole('employer'), input(contracts.recordOutcome), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.recordOutcome, await recordOutcome(deps, viewerOf(c).userId, params.id, body));
    })
    .get(contracts.listMyInterviews.path, signedIn, input(contracts.listMyInterviews), async (c) => {
      const { query } = c.get('input');
      const page = await listMine(deps, viewerOf(c).userId, query);
      return answer(c, deps, contracts.listMyInterviews, page);
    })
    .get(contracts.invitationPath(':id'), signedIn, async (c) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      if (!id.success) throw notFound('interview');
      const { method, content } = await downloadInvitation(deps, viewerOf(c), id.data);
      c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`);
      c.header('Content-Disposition', 'attachment; filename="interview.ics"');
      return c.body(content);
    });
