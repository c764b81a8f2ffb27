import { documentRequestMachine } from '#domains/hiring/contract/document-requests/document-request-states.ts';
import { deleteBy, exported, owned } from '#platform/db/registry.ts';
import { documentRequests } from './document-requests.ts';

export const documentRequestsTables = [
  owned(documentRequests, {
    steps: { of: documentRequestMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      'id conversation_id candidate_id kind name status document_id asked_at settled_at',
    ),
  }),
];
