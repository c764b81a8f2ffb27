import type { Feature } from '#server/platform/feature.ts';
import { recordContracts } from '#shared/contracts/records.ts';
import { recordRoutes } from './records.routes.ts';

export const recordsFeature: Feature = { name: 'records', contracts: recordContracts, routes: recordRoutes };
