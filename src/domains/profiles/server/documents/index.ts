import { service } from '#platform/server/database/db.ts';
import type { Feature } from '#platform/server/feature.ts';
import { documentContracts } from '#domains/profiles/contract/documents.ts';
import { documentJobs, rewrapKeys } from './documents.jobs.ts';
import { documentRoutes } from './documents.routes.ts';
import { documentRefused } from './documents.notices.ts';
import { documentSubscribers } from './documents.subscribers.ts';

export const documentsFeature: Feature = {
  name: 'documents',
  notices: [documentRefused],
  contracts: documentContracts,
  routes: documentRoutes,
  jobs: documentJobs,
  subscribers: documentSubscribers,
  async start(deps) {
    // After a key rotation, rewraps the files' keys with the current secret so that the previous one can be dropped.
    if (deps.env.secretKeyPrevious) {
      await deps.db.as(service, (tx) => deps.jobs.enqueue(tx, rewrapKeys, {}, { key: 'rewrap' }));
    }
    return async () => undefined;
  },
};

export { examineFile, receiveDocument } from './receive-document.ts';
export { storeFile } from './store-file.ts';
export { removeObject, scanFile } from './documents.jobs.ts';
export { destroyKey, findFile, markScanned } from './documents.repo.ts';
export { fileNameFor } from './file-name.ts';
