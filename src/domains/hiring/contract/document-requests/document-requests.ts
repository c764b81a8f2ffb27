import { z } from 'zod';
import { lawfulFindings } from '#domains/hiring/contract/lawful-questions/check.ts';
import { withoutReordering } from '#domains/hiring/contract/conversations/message-text.ts';
import type { DocumentKind } from '#kernel/vocabulary.ts';
import { idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { documentRequestMachine } from './document-request-states.ts';
import { statesOf } from '#kernel/state-machine.ts';

/** Identity and medical documents are left to the start checklist, which asks for them after an offer. */
export const REQUESTABLE_KINDS = [
  'license',
  'certification',
  'education',
  'resume',
  'reference',
  'other',
] as const satisfies readonly DocumentKind[];
export type RequestableKind = (typeof REQUESTABLE_KINDS)[number];

export const REQUESTABLE_LABELS: Readonly<Record<RequestableKind, string>> = {
  license: 'License',
  certification: 'Certification card',
  education: 'Diploma or transcript',
  resume: 'Resume',
  reference: 'Reference letter',
  other: 'Another document',
};

/** How many requests of one conversation wait at a time. */
export const MOST_OPEN_REQUESTS = 5;
export const DOCUMENT_NAME_MAX = 80;

/** What may not be asked before an offer is refused by its name, too. */
const refusalOf = (name: string): string | null => {
  const found = lawfulFindings(name).find(({ verdict }) => verdict !== 'known');
  return found ? `${found.reason} ${found.instead}` : null;
};

export const documentRequestInput = z
  .strictObject({
    kind: z.enum(REQUESTABLE_KINDS, 'Choose a document.'),
    /** Which one, in the team's words. */
    name: z
      .string()
      .transform(withoutReordering)
      .pipe(z.string().trim().max(DOCUMENT_NAME_MAX, `At most ${DOCUMENT_NAME_MAX} characters.`))
      .transform((name) => name || null),
  })
  .superRefine(({ kind, name }, context) => {
    const message = name ? refusalOf(name) : kind === 'other' ? 'Say which document you need.' : null;
    if (message) context.addIssue({ code: 'custom', path: ['name'], message });
  });

export const documentRequestView = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  kind: z.enum(REQUESTABLE_KINDS),
  name: z.string().nullable(),
  status: z.enum(statesOf(documentRequestMachine)),
  askedAt: moment,
  settledAt: moment.nullable(),
  /** What was given; null when it was deleted since, or a virus was found in it. */
  document: z.object({ id: z.uuid(), fileName: z.string() }).nullable(),
});
export type DocumentRequestView = z.output<typeof documentRequestView>;

export const listDocumentRequests = contract({
  method: 'get',
  path: '/api/conversations/:id/document-requests',
  summary: 'The documents that the hiring team asked for in a conversation, oldest first',
  params: idParams,
  response: z.object({ items: z.array(documentRequestView) }),
});

export const requestDocument = contract({
  method: 'post',
  path: '/api/conversations/:id/document-requests',
  status: 201,
  summary: 'Ask the candidate for a document; a request that waits already is not made twice',
  params: idParams,
  body: documentRequestInput,
  response: documentRequestView,
});

export const withdrawDocumentRequest = contract({
  method: 'post',
  path: '/api/document-requests/:id/withdraw',
  summary: 'Withdraw a request for a document',
  params: idParams,
  response: documentRequestView,
});

export const giveDocument = contract({
  method: 'post',
  path: '/api/document-requests/:id/give',
  summary: 'Share one of my documents with the team that asked for it',
  params: idParams,
  body: z.strictObject({ documentId: z.uuid('Choose a document.') }),
  response: documentRequestView,
});

export const declineDocumentRequest = contract({
  method: 'post',
  path: '/api/document-requests/:id/decline',
  summary: 'Say that I will not share the document; it can still be shared later',
  params: idParams,
  response: documentRequestView,
});

export const listMyDocumentRequests = contract({
  method: 'get',
  path: '/api/me/document-requests',
  summary: 'The documents that employers wait for, oldest first',
  response: z.object({
    items: z.array(documentRequestView.extend({ jobTitle: z.string(), organizationName: z.string() })),
  }),
});

export const documentRequestContracts = [
  listDocumentRequests,
  requestDocument,
  withdrawDocumentRequest,
  giveDocument,
  declineDocumentRequest,
  listMyDocumentRequests,
] as const;
