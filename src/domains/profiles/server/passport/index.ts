import type { Feature } from '#platform/server/feature.ts';
import { passportExportContracts } from '#domains/profiles/contract/passport/passport-exports.ts';
import { readPassportEvidence } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { passportContracts } from '#domains/profiles/contract/passport/passport.ts';
import { passportRoutes } from './passport.routes.ts';

export { openSigned } from './read-passport.ts';

export const passportFeature: Feature = {
  name: 'passport',
  contracts: [...passportContracts, readPassportEvidence, ...passportExportContracts],
  routes: passportRoutes,
};
