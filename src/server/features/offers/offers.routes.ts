import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { answer, input, onlyRole, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/offers.ts';
import { accept, decline, rescind } from './answer.ts';
import { letterOf } from './letter.ts';
import { listMine } from './list.ts';
import { send } from './send.ts';

export const offerRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(contracts.sendOffer.path, onlyRole('employer'), input(contracts.sendOffer), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.sendOffer, await send(deps, viewerOf(c).userId, params.id, body), 201);
    })
    .post(contracts.acceptOffer.path, signedIn, input(contracts.acceptOffer), async (c) =>
      answer(c, deps, contracts.acceptOffer, await accept(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .post(contracts.declineOffer.path, signedIn, input(contracts.declineOffer), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.declineOffer, await decline(deps, viewerOf(c).userId, params.id, body.reason));
    })
    .post(contracts.rescindOffer.path, onlyRole('employer'), input(contracts.rescindOffer), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.rescindOffer, await rescind(deps, viewerOf(c).userId, params.id, body.reason));
    })
    .get(contracts.listMyOffers.path, signedIn, input(contracts.listMyOffers), async (c) => {
      const { query } = c.get('input');
      const page = await listMine(deps, viewerOf(c).userId, query);
      return answer(c, deps, contracts.listMyOffers, page);
    })
    .get(contracts.letterPath(':id'), signedIn, async (c) => {
      const id = z.uuid().safeParse(c.req.param('id'));
      if (!id.success) throw notFound('offer');
      const pdf = await letterOf(deps, viewerOf(c).userId, id.data);
      c.header('Content-Type', 'application/pdf');
      c.header('Content-Disposition', 'inline; filename="offer.pdf"');
      return c.body(new Uint8Array(pdf));
    });
