import { z } from 'zod';
import { RISK_CODES } from './cases/case-risk.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { caseDocument, caseItem, COPY_ONLY, ITEM_TYPES, SOURCE_IDS } from './cases/case-items.ts';
import {
  calendarDay,
  dayText,
  idParams,
  moment,
  namedPerson,
  pageOf,
  pageQuery,
  shortText,
} from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';
import { lookup } from './cases/evidence.ts';
import { directoryEntry } from './facility-directory.ts';
import { holdView } from './holds.ts';
import { casePlan } from './cases/planned-decisions.ts';

export const VERIFICATION_STATES = statesOf(verificationMachine);
const status = z.enum(VERIFICATION_STATES);
const subjectType = z.enum(['person', 'organization']);

/* --- what a reviewer sees --- */

export const caseSummary = z.object({
  id: z.uuid(),
  subjectType,
  subjectId: z.uuid(),
  /** The person's or the organization's name. */
  title: z.string(),
  /** Position or facility type, and place. */
  detail: z.string(),
  status,
  submittedAt: moment,
  /** When the promised 1-2 business days end. */
  dueAt: moment,
  isLate: z.boolean(),
  isResubmission: z.boolean(),
  /** Facts that an approved person changed; the person stays approved meanwhile. */
  isChange: z.boolean(),
  claimedBy: namedPerson.nullable(),
  /** The assigned reviewer. */
  assignedTo: namedPerson.nullable(),
  holds: z.int(),
  discrepancies: z.int(),
  /** For a waiting case: points out of 100 with their reasons, hints in words. Orders work, never decides. */
  risk: z
    .object({
      score: z.int(),
      reasons: z.array(
        z.object({
          code: z.enum(RISK_CODES),
          count: z.int(),
          points: z.int(),
          hints: z.array(z.string()).optional(),
        }),
      ),
    })
    .nullable(),
  isDemo: z.boolean(),
  /** For a waiting case: the planned decision, or the latest one that was refused. */
  plan: casePlan.nullable(),
  version: z.int(),
});
export type CaseSummary = z.infer<typeof caseSummary>;

export const caseView = caseSummary.extend({
  decidedBy: namedPerson.nullable(),
  decidedAt: moment.nullable(),
  message: z.string().nullable(),
  submittedBy: namedPerson.nullable(),
  items: z.array(caseItem),
  documents: z.array(caseDocument),
  openHolds: z.array(holdView),
  /** For a person: when they were screened against which exclusion lists, and how many matches are open. */
  screening: z
    .object({
      screenedAt: moment.nullable(),
      sources: z.array(z.string()),
      openHits: z.int(),
      /** One of these lists is invented for the demo. */
      isInvented: z.boolean(),
      /** Screened since the last change of facts, against the newest lists. */
      isCurrent: z.boolean(),
    })
    .nullable(),
  /** For an organization. */
  organization: z
    .object({
      directory: directoryEntry.nullable(),
      callback: z
        .object({
          number: z.string(),
          source: z.string(),
          /** When the reviewer found the number there; null for the directory's or NPPES's number. */
          foundOn: calendarDay.nullable(),
          note: z.string(),
          at: moment,
        })
        .nullable(),
      /** The number to call: the directory's or NPPES's, never the form's. Null: the reviewer enters one with its source. */
      callbackNumber: z.string().nullable(),
      callbackSource: z.string().nullable(),
      /** A call to a number found elsewhere is enough: a lone administrator, and one facility with its own domain. */
      callSuffices: z.boolean(),
    })
    .nullable(),
  /** For a person's whole submission: the requirement set it is checked against, and what it lacks, by name. */
  requirements: z.object({ position: z.enum(POSITIONS), version: z.int(), missing: z.array(z.string()) }).nullable(),
  /** Why the case can't be approved yet, as sentences. */
  blockers: z.array(z.string()),
  /** Concerns that an approval overrides with one administrator's reason, which is kept with it. */
  concerns: z.array(z.string()),
  /** Doubts that an approval overrides only if two administrators agree. */
  doubts: z.array(z.string()),
  /** Approval over a discrepancy or a hold, or on a call to a number that a reviewer found elsewhere. */
  override: z
    .object({
      requestedBy: namedPerson,
      requestedAt: moment,
      reason: z.string(),
      /** What it overrides, as shown when it was requested. */
      over: z.array(z.string()),
      /** Another administrator must agree; for a lone one, the waiting time must pass. */
      needs: z.enum(['second_administrator', 'waiting_time']),
      availableAt: moment.nullable(),
    })
    .nullable(),
  needsOverride: z.boolean(),
  /** For an approval under blind second review. */
  secondReview: z
    .object({
      status: z.enum(['waiting', 'agreed', 'disagreed']),
      mayDecide: z.boolean(),
      /** For the first reviewer: whether another administrator exists who can review. */
      waitsFor: z.enum(['another', 'nobody_yet']).nullable(),
      note: z.string().nullable(),
      decidedAt: moment.nullable(),
    })
    .nullable(),
  /** The decisions possible now. */
  decisions: z.array(status),
  earlierCases: z.array(
    z.object({ id: z.uuid(), status, decidedAt: moment.nullable(), message: z.string().nullable() }),
  ),
});
export type CaseView = z.infer<typeof caseView>;

/* --- the calls --- */

export const listCases = contract({
  method: 'get',
  path: '/api/admin/cases',
  summary: 'People and organizations to review, longest wait or highest risk first; decided ones, latest first',
  query: pageQuery.extend({
    /** `second_review`: approvals waiting for their blind second review. */
    status: z.enum([...VERIFICATION_STATES, 'second_review']).default('pending'),
    subject: z.enum(['all', 'person', 'organization']).default('all'),
    /** `assigned`: to me; `free`: unclaimed and not assigned to another administrator. */
    claim: z.enum(['all', 'mine', 'assigned', 'free']).default('all'),
    /** Waiting cases past the promised business days. */
    due: z.enum(['all', 'late']).default('all'),
    /** Only waiting cases can be ordered by risk. */
    order: z.enum(['age', 'risk']).default('age'),
  }),
  response: pageOf(caseSummary),
});

/** By words of the person's name or address, or of the organization's name. */
export const searchCases = searchOf(listCases);

export const getCase = contract({
  method: 'get',
  path: '/api/admin/cases/:id',
  summary: 'One case with its items, documents, holds and blockers',
  params: idParams,
  response: caseView,
});

export const claimCase = contract({
  method: 'post',
  path: '/api/admin/cases/:id/claim',
  summary: 'Claim a case, so that no one else decides it; a claim lasts 30 minutes after the last action',
  params: idParams,
  body: z.strictObject({ takeOver: z.boolean().default(false) }),
  response: caseView,
});

export const releaseCase = contract({
  method: 'post',
  path: '/api/admin/cases/:id/release',
  summary: 'Release a claimed case to the queue',
  params: idParams,
  response: caseView,
});

export const reviewItem = contract({
  method: 'put',
  path: '/api/admin/cases/:id/items/:itemType/:itemId',
  summary:
    'Accept one item against a source that answered or was looked up, ask for a fix with a message, or record a revocation',
  params: z.strictObject({ id: z.uuid(), itemType: z.enum(ITEM_TYPES), itemId: z.string().min(1).max(60) }),
  body: z
    .strictObject({
      outcome: z.enum(['accepted', 'needs_fix']),
      /** For a credential that needs a fix: its issuer lists it as revoked or suspended. */
      isRevoked: z.boolean().default(false),
      source: z.enum(SOURCE_IDS, 'Choose what you checked it against.').optional(),
      /** Required if the source gave the product no answer: see the item's `answers`. */
      lookup: lookup.optional(),
      message: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
      nextCheckOn: dayText().optional(),
      revision: z.string().max(60),
    })
    .superRefine(({ outcome, isRevoked, source, message }, context) => {
      if (outcome === 'accepted' ? !source : isRevoked && (!source || source === COPY_ONLY)) {
        context.addIssue({ code: 'custom', path: ['source'], message: 'Choose what you checked it against.' });
      }
      if (outcome === 'accepted' && isRevoked) {
        context.addIssue({ code: 'custom', path: ['isRevoked'], message: 'A revoked item cannot be accepted.' });
      }
      if (outcome === 'needs_fix' && !message) {
        context.addIssue({ code: 'custom', path: ['message'], message: 'Tell the person what to fix.' });
      }
    }),
  response: caseView,
});
export type ReviewItemBody = z.input<typeof reviewItem.body>;

export const askSource = contract({
  method: 'post',
  path: '/api/admin/cases/:id/items/:itemType/:itemId/checks',
  summary: 'Ask the configured registries about one item now; the answer is evidence and approves nothing',
  params: z.strictObject({ id: z.uuid(), itemType: z.enum(ITEM_TYPES), itemId: z.string().min(1).max(60) }),
  response: caseView,
});

export const decideCase = contract({
  method: 'post',
  path: '/api/admin/cases/:id/decision',
  summary: 'Approve, ask for a fix, or reject; a stale version answers 409',
  params: idParams,
  body: z
    .strictObject({
      decision: z.enum(['approved', 'needs_fix', 'rejected']),
      message: z.string().trim().max(2000, 'At most 2000 characters.').optional(),
      /** Approves over concerns; over a discrepancy or a hold, with a second administrator or the waiting time. */
      overrideReason: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
      version: z.int(),
    })
    .superRefine(({ decision, message }, context) => {
      if (decision === 'approved' || message) return;
      const text =
        decision === 'rejected'
          ? 'Give the reason. The person will see it.'
          : 'Say what to fix. The person will see it.';
      context.addIssue({ code: 'custom', path: ['message'], message: text });
    }),
  response: caseView,
});

export const planApproval = contract({
  method: 'post',
  path: '/api/admin/cases/:id/planned-approval',
  summary: 'Approve this case in ten minutes, until when it can be undone; a stale version answers 409',
  params: idParams,
  body: z.strictObject({
    /** Approves over concerns; the reason is kept with the approval. */
    overrideReason: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
    version: z.int(),
  }),
  response: caseView,
});

export const decideSecondReview = contract({
  method: 'post',
  path: '/api/admin/cases/:id/second-review',
  summary: 'Record whether I would have approved; if not, the case reopens',
  params: idParams,
  body: z
    .strictObject({
      finding: z.enum(['approve', 'refuse'], 'Say what you would have done.'),
      note: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
    })
    .superRefine(({ finding, note }, context) => {
      if (finding === 'approve' || note) return;
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say what is wrong.' });
    }),
  response: caseView,
});

export const linkDirectory = contract({
  method: 'put',
  path: '/api/admin/cases/:id/directory',
  summary: "Match an organization to the official directory's entry, or to none",
  params: idParams,
  body: z.strictObject({ ccn: z.string().max(20).nullable() }),
  response: caseView,
});

export const recordCallback = contract({
  method: 'put',
  path: '/api/admin/cases/:id/callback',
  summary:
    "Record the call to the directory's number; without one, the number, where it was found and when (a second administrator must agree)",
  params: idParams,
  body: z.strictObject({
    note: shortText(1000),
    number: z.string().trim().max(40).optional(),
    source: z.string().trim().max(200).optional(),
    foundOn: dayText().optional(),
  }),
  response: caseView,
});

export const verificationContracts = [
  listCases,
  searchCases,
  getCase,
  claimCase,
  releaseCase,
  reviewItem,
  askSource,
  decideCase,
  planApproval,
  decideSecondReview,
  linkDirectory,
  recordCallback,
] as const;
