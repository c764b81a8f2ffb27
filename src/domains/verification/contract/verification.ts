import { z } from 'zod';
import { RISK_CODES } from './case-risk.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { caseDocument, caseItem, COPY_ONLY, ITEM_TYPES, SOURCE_IDS } from './case-items.ts';
import { calendarDay, idParams, moment, namedPerson, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { lookup } from './evidence.ts';
import { directoryEntry } from './facility-directory.ts';
import { holdView } from './holds.ts';
import { casePlan } from './planned-decisions.ts';

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
  /** Position or kind of facility, and place. */
  detail: z.string(),
  status,
  submittedAt: moment,
  /** When the promised 1-2 business days are over. */
  dueAt: moment,
  isLate: z.boolean(),
  isResubmission: z.boolean(),
  /** Facts that an approved person changed; the person stays approved meanwhile. */
  isChange: z.boolean(),
  claimedBy: namedPerson.nullable(),
  /** Who should take it up. */
  assignedTo: namedPerson.nullable(),
  holds: z.int(),
  discrepancies: z.int(),
  /** Of a waiting case: points of 100 and what they stand on; an order of work, never a verdict. */
  risk: z
    .object({
      score: z.int(),
      reasons: z.array(z.object({ code: z.enum(RISK_CODES), count: z.int(), points: z.int() })),
    })
    .nullable(),
  isDemo: z.boolean(),
  /** Of a waiting case: what leaves soon, or last did not; a decision by hand comes after it. */
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
  /** Of a person: when they were laid beside which exclusion lists, and how many hits are not cleared. */
  screening: z
    .object({
      screenedAt: moment.nullable(),
      sources: z.array(z.string()),
      openHits: z.int(),
      /** One of these lists is the demo's own. */
      isInvented: z.boolean(),
      /** Since the last change of their facts, and with the newest lists. */
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
          /** When the reviewer found the number there; null: it is the directory's or NPPES's. */
          foundOn: calendarDay.nullable(),
          note: z.string(),
          at: moment,
        })
        .nullable(),
      /** The number to call: the directory's or NPPES's, never the form's. Null: the reviewer names one and its source. */
      callbackNumber: z.string().nullable(),
      callbackSource: z.string().nullable(),
      /** A call to a number found elsewhere needs nobody else: the only administrator, and one facility with its own domain. */
      callSuffices: z.boolean(),
    })
    .nullable(),
  /** Of a whole submission of a person: the position's set that it is held against, and what it lacks, by name. */
  requirements: z.object({ position: z.enum(POSITIONS), version: z.int(), missing: z.array(z.string()) }).nullable(),
  /** Why the case can't simply be approved now, in words. */
  blockers: z.array(z.string()),
  /** What an approval would go over, in words: one administrator's reason is asked for, and kept with it. */
  concerns: z.array(z.string()),
  /** What it would go over that two administrators must agree to. */
  doubts: z.array(z.string()),
  /** Approval over a discrepancy or a hold, or on a call to a number that a reviewer found elsewhere. */
  override: z
    .object({
      requestedBy: namedPerson,
      requestedAt: moment,
      reason: z.string(),
      /** What it goes over, as it was told when it was asked for. */
      over: z.array(z.string()),
      /** With another administrator there, they must agree; alone, the waiting time must pass. */
      needs: z.enum(['second_administrator', 'waiting_time']),
      availableAt: moment.nullable(),
    })
    .nullable(),
  needsOverride: z.boolean(),
  /** Of an approval that another reviewer looks at without knowing what the first one did. */
  secondReview: z
    .object({
      status: z.enum(['waiting', 'agreed', 'disagreed']),
      mayDecide: z.boolean(),
      /** To the first reviewer: whether there is anybody else who could look. */
      waitsFor: z.enum(['another', 'nobody_yet']).nullable(),
      note: z.string().nullable(),
      decidedAt: moment.nullable(),
    })
    .nullable(),
  /** Where the case may go from here. */
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
  summary:
    'People and organizations to review, the longest waiting or the riskiest first; decided ones, the latest first',
  query: pageQuery.extend({
    /** `second_review`: approvals that wait for their blind second look. */
    status: z.enum([...VERIFICATION_STATES, 'second_review']).default('pending'),
    subject: z.enum(['all', 'person', 'organization']).default('all'),
    /** `assigned`: to me; `free`: with nobody, and not for another administrator. */
    claim: z.enum(['all', 'mine', 'assigned', 'free']).default('all'),
    /** Of waiting cases: those past the promised business days. */
    due: z.enum(['all', 'late']).default('all'),
    /** Waiting cases alone can be ordered by risk. */
    order: z.enum(['age', 'risk']).default('age'),
  }),
  response: pageOf(caseSummary),
});

export const getCase = contract({
  method: 'get',
  path: '/api/admin/cases/:id',
  summary: 'One case with all its items, documents, holds and what stands in the way of approval',
  params: idParams,
  response: caseView,
});

export const claimCase = contract({
  method: 'post',
  path: '/api/admin/cases/:id/claim',
  summary: 'Take a case, so that nobody else decides it; a claim lasts 30 minutes from the last touch',
  params: idParams,
  body: z.strictObject({ takeOver: z.boolean().default(false) }),
  response: caseView,
});

export const releaseCase = contract({
  method: 'post',
  path: '/api/admin/cases/:id/release',
  summary: 'Give a claimed case back to the queue',
  params: idParams,
  response: caseView,
});

export const reviewItem = contract({
  method: 'put',
  path: '/api/admin/cases/:id/items/:itemType/:itemId',
  summary:
    'Accept one item against a source that answered or that was looked up, or ask for a fix with a message to the person; or record a revocation',
  params: z.strictObject({ id: z.uuid(), itemType: z.enum(ITEM_TYPES), itemId: z.string().min(1).max(60) }),
  body: z
    .strictObject({
      outcome: z.enum(['accepted', 'needs_fix']),
      /** Of a credential that needs a fix: who issued it lists it as revoked or suspended. */
      isRevoked: z.boolean().default(false),
      source: z.enum(SOURCE_IDS, 'Say what you checked it against.').optional(),
      /** Needed where the source gave the product no answer: see the item's `answers`. */
      lookup: lookup.optional(),
      message: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
      nextCheckOn: z.iso.date('Enter a full date.').optional(),
      revision: z.string().max(60),
    })
    .superRefine(({ outcome, isRevoked, source, message }, context) => {
      if (outcome === 'accepted' ? !source : isRevoked && (!source || source === COPY_ONLY)) {
        context.addIssue({ code: 'custom', path: ['source'], message: 'Say what you checked it against.' });
      }
      if (outcome === 'accepted' && isRevoked) {
        context.addIssue({ code: 'custom', path: ['isRevoked'], message: 'What is revoked cannot be accepted.' });
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
  summary: 'Ask the registries that are set up about one item now; the answer is evidence and approves nothing',
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
        decision === 'rejected' ? 'Give the reason. The person reads it.' : 'Say what to fix. The person reads it.';
      context.addIssue({ code: 'custom', path: ['message'], message: text });
    }),
  response: caseView,
});

export const decideSecondReview = contract({
  method: 'post',
  path: '/api/admin/cases/:id/second-review',
  summary: 'Say whether I would have approved; if not, the case opens again',
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
    foundOn: z.iso.date('Enter a full date.').optional(),
  }),
  response: caseView,
});

export const verificationContracts = [
  listCases,
  getCase,
  claimCase,
  releaseCase,
  reviewItem,
  askSource,
  decideCase,
  decideSecondReview,
  linkDirectory,
  recordCallback,
] as const;
