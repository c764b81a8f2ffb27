import { anyone, done, route, routes, signedIn } from '#platform/server/http/route.ts';
import * as contracts from '#domains/accounts/contract/account.ts';
import { agree, dueAgreements } from './agreements.ts';
import { cancelChange, confirmChange, emailOf, startEmailChange } from './change-email.ts';
import { scheduleDeletion } from './delete-account.ts';

/** A user's own account: email, agreements, deletion. */
export const accountRoutes = routes(
  route(contracts.readEmail, signedIn(), ({ deps, viewer }) => emailOf(deps, viewer)),
  route(contracts.changeEmail, signedIn(), async ({ deps, viewer, body }) => {
    await startEmailChange(deps, viewer, body);
    return done;
  }),
  route(contracts.cancelEmailChange, signedIn(), async ({ deps, viewer }) => {
    await cancelChange(deps, viewer);
    return done;
  }),
  route(contracts.confirmEmailChange, anyone({ limitAddress: ['confirm', 200, '15m'] }), ({ deps, body }) =>
    confirmChange(deps, body.token),
  ),
  route(contracts.requestDeletion, signedIn(), ({ deps, viewer, body }) => scheduleDeletion(deps, viewer, body)),
  route(contracts.readAgreements, signedIn(), ({ deps, viewer }) => dueAgreements(deps, viewer)),
  route(contracts.acceptAgreement, signedIn(), async ({ deps, viewer, body }) => {
    await agree(deps, viewer, body);
    return done;
  }),
);
