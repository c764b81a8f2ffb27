import { Hono } from 'hono';
import type { Feature } from '#platform/server/feature.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { accountContracts } from '#domains/accounts/contract/account.ts';
import { actingContracts } from '#domains/accounts/contract/acting.ts';
import * as functions from '#domains/accounts/contract/functions.ts';
import * as identity from '#domains/accounts/contract/identity.ts';
import { secondFactorContracts } from '#domains/accounts/contract/second-factors.ts';
import { readSession } from '#domains/accounts/contract/session.ts';
import { accountRoutes } from './account/account.routes.ts';
import { deletionAudit } from './account/deletion.audit.ts';
import { keepErasure } from './account/erasures.ts';
import { actingRoutes } from './administrators/acting.routes.ts';
import { devProviderOf } from './external/dev-provider.routes.ts';
import { externalRoutes } from './external/external.routes.ts';
import { functionRoutes } from './sign-in/functions.routes.ts';
import { identityJobs } from './identity.jobs.ts';
import { entryRoutes } from './entry.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { secondFactorRoutes } from './second-factors/second-factors.routes.ts';

export { eraseAgain, erasedPeople } from './account/erasures.ts';
export { actAs } from './administrators/acting.routes.ts';
export { ensureAdministrator } from './administrators/administrator.ts';
export {
  administratorsAtWork,
  countOtherAdministrators,
  isAtWork,
  listAdministratorsAtWork,
  othersThan,
} from './administrators/administrators.repo.ts';
export { externalProviders } from './external/external-providers.ts';
export { namesOf } from './names.repo.ts';
export { keepTwoStep, planTwoStepEnd, twoStepOf } from './second-factors/lost-factor.ts';
export { endSessionsOf, sessionsOfAccount } from './sessions.ts';
export { findAccounts } from './administrators/user-search.repo.ts';
export { readOwnSession } from './viewer.ts';

export const identityFeature: Feature = {
  name: 'identity',
  contracts: [
    readSession,
    identity.signUp,
    identity.signIn,
    identity.resendConfirmation,
    identity.confirmEmail,
    identity.signOut,
    identity.setPassword,
    identity.listSessions,
    identity.endSessions,
    identity.exportOwnData,
    identity.listExternalProviders,
    identity.startExternal,
    identity.finishExternal,
    functions.postAuthRoute,
    functions.requestPasswordReset,
    functions.validatePasswordReset,
    functions.completePasswordReset,
    functions.isAdmin,
    ...actingContracts,
    ...secondFactorContracts,
    ...accountContracts,
  ],
  routes: (deps) => {
    const routes = new Hono<AppEnv>()
      .route('/', entryRoutes(deps))
      .route('/', identityRoutes(deps))
      .route('/', externalRoutes(deps))
      .route('/', functionRoutes(deps))
      .route('/', actingRoutes(deps))
      .route('/', secondFactorRoutes(deps))
      .route('/', accountRoutes(deps));
    return deps.env.devIdentityProvider ? routes.route('/', devProviderOf(deps).routes) : routes;
  },
  jobs: identityJobs,
  subscribers: [...deletionAudit, keepErasure],
};
