import type { Feature } from '#server/platform/feature.ts';
import { userContracts } from '#shared/contracts/users.ts';
import { userRoutes } from './users.routes.ts';

export const usersFeature: Feature = { name: 'users', contracts: userContracts, routes: userRoutes };
