import type { Feature } from '#platform/server/feature.ts';
import { userContracts } from '#domains/operations/contract/users.ts';
import { userRoutes } from './users.routes.ts';

export const usersFeature: Feature = { name: 'users', contracts: userContracts, routes: userRoutes };
