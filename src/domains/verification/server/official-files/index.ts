import type { Feature } from '#platform/server/feature.ts';
import { uploadOfficialFile } from '#domains/verification/contract/official-files.ts';
import { officialFileRoutes } from './official-files.routes.ts';

export const officialFilesFeature: Feature = {
  name: 'official-files',
  contracts: [uploadOfficialFile],
  routes: officialFileRoutes,
};
