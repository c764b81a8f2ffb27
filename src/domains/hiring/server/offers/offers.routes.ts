import { z } from 'zod';
import { notFound } from '#platform/server/errors.ts';
import { rawRoute, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/offers/offers.ts';
import { accept, decline, rescind } from './end-offer.ts';
import { listMine, readOne } from './list.ts';
import { send } from './send-offer.ts';
import { readLetter, readSignedLetter } from './signing/index.ts';

const pdfRoute = (path: string, name: string, read: typeof readLetter) =>
  rawRoute(path, signedIn(), async ({ deps, me, c }) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw notFound('offer');
    const pdf = await read(deps, me, id.data);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `inline; filename="${name}.pdf"`);
    return c.body(new Uint8Array(pdf));
  });

export const offerRoutes = routes(
  route(contracts.sendOffer, signedInAs('employer'), ({ deps, me, params, body }) => send(deps, me, params.id, body)),
  route(contracts.getOffer, signedIn(), ({ deps, me, params }) => readOne(deps, me, params.id)),
  route(contracts.acceptOffer, signedIn(), ({ deps, me, params, body }) => accept(deps, me, params.id, body.signature)),
  route(contracts.declineOffer, signedIn(), ({ deps, me, params, body }) => decline(deps, me, params.id, body)),
  route(contracts.rescindOffer, signedInAs('employer'), ({ deps, me, params, body }) =>
    rescind(deps, me, params.id, body.reason),
  ),
  route(contracts.listMyOffers, signedIn(), ({ deps, me, query }) => listMine(deps, me, query)),
  pdfRoute(contracts.letterPath(':id'), 'offer', readLetter),
  pdfRoute(contracts.signedLetterPath(':id'), 'offer-signed', readSignedLetter),
);
