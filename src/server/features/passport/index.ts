import type { Feature } from '#server/platform/feature.ts';
import { passportExportContracts } from '#shared/contracts/passport-exports.ts';
import { readPassportInside } from '#shared/contracts/passport-inside.ts';
import { passportContracts } from '#shared/contracts/passport.ts';
import { passportRoutes } from './passport.routes.ts';

export { openSigned } from './read-passport.ts';

export const passportFeature: Feature = {
  name: 'passport',
  contracts: [...passportContracts, readPassportInside, ...passportExportContracts],
  routes: passportRoutes,
};
