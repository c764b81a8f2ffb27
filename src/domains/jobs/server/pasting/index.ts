import { readPastedPosting } from '#domains/jobs/contract/pasting.ts';
import { dayOf } from '#kernel/days.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { readPasted } from './read-pasted.ts';

/** Reads postings that employers wrote elsewhere. It stores nothing. */
export const pastingFeature: Feature = {
  name: 'pasting',
  contracts: [readPastedPosting],
  routes: routes(
    route(readPastedPosting, signedInAs('employer', { limit: ['read-posting', 30, '1m'] }), ({ body, deps }) =>
      Promise.resolve(readPasted(body.text, dayOf(deps.clock.now()))),
    ),
  ),
};

export { readPasted } from './read-pasted.ts';
export { readPosting } from './read-posting.ts';
