import { noteContracts } from '#domains/hiring/contract/notes.ts';
import type { Feature } from '#platform/server/feature.ts';
import { mentionedInNote } from './notes.notices.ts';
import { noteRoutes } from './notes.routes.ts';
import { noteSubscribers } from './notes.subscribers.ts';

export { notesFor } from './read-notes.ts';

export const notesFeature: Feature = {
  name: 'notes',
  contracts: noteContracts,
  routes: noteRoutes,
  notices: [mentionedInNote],
  subscribers: noteSubscribers,
};
