import type { Feature } from '#platform/server/feature.ts';
import { passportExportContracts } from '#domains/profiles/contract/passport-exports.ts';
import { readPassportInside } from '#domains/profiles/contract/passport-inside.ts';
import { passportContracts } from '#domains/profiles/contract/passport.ts';
import { passportRoutes } from './passport.routes.ts';

export { openSigned } from './read-passport.ts';

export const passportFeature: Feature = {
  name: 'passport',
  contracts: [...passportContracts, readPassportInside, ...passportExportContracts],
  routes: passportRoutes,
};
