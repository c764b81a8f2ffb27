import { z } from 'zod';
import { LICENSE_RULES, REQUIREMENT_STATES, REQUIREMENTS } from './requirements-rules.ts';
import { CERTIFICATION_IDS, POSITIONS } from '#kernel/vocabulary.ts';
import { eachOnce, moment, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const requirement = z.enum(REQUIREMENTS);

export const requirementSetShape = z.strictObject({
  license: z.enum(LICENSE_RULES, 'Say whether a license is needed.'),
  required: z.array(requirement).max(30).refine(eachOnce, 'Name each thing once.'),
  suggested: z.array(z.enum(CERTIFICATION_IDS)).max(15).refine(eachOnce, 'Name each thing once.'),
});

/** One thing that is asked for, and how somebody stands to it. */
export const checkedRequirement = z.object({
  id: z.enum([...REQUIREMENTS, 'license']),
  state: z.enum(REQUIREMENT_STATES),
  by: z.enum(['position', 'employer']),
});

/* --- administrators: versions of a position's set --- */

const who = z.object({ id: z.uuid(), name: z.string() });

export const requirementVersion = requirementSetShape.extend({
  version: z.int(),
  status: z.enum(['draft', 'published', 'retired']),
  /** Why it was changed. */
  note: z.string(),
  editedBy: who.nullable(),
  editedAt: moment,
  publishedBy: who.nullable(),
  publishedAt: moment.nullable(),
  /** Send it back with a change; a stale one answers 409. */
  revision: z.int(),
});
export type RequirementVersion = z.infer<typeof requirementVersion>;

export const positionRequirements = z.object({
  position: z.enum(POSITIONS),
  published: requirementVersion,
  draft: requirementVersion.nullable(),
  /** The versions that applied before, the latest first; at most ten. */
  former: z.array(requirementVersion),
});
export type PositionRequirements = z.infer<typeof positionRequirements>;

export const listRequirementSets = contract({
  method: 'get',
  path: '/api/admin/requirement-sets',
  summary: 'What each position asks for: the published version, a draft, and former versions with who, when and why',
  response: z.object({ items: z.array(positionRequirements) }),
});

export const saveRequirementDraft = contract({
  method: 'put',
  path: '/api/admin/requirement-sets/draft',
  summary: 'Begins or changes the draft of a position; nothing applies until it is published',
  body: requirementSetShape.extend({
    position: z.enum(POSITIONS),
    note: shortText(500),
    /** Of the draft that was changed; null begins one. */
    revision: z.int().nullable(),
  }),
  response: positionRequirements,
});

const step = z.strictObject({ position: z.enum(POSITIONS), revision: z.int() });

export const publishRequirementSet = contract({
  method: 'post',
  path: '/api/admin/requirement-sets/publish',
  summary: 'Makes the draft of a position the version that applies from now on',
  body: step,
  response: positionRequirements,
});

export const discardRequirementDraft = contract({
  method: 'post',
  path: '/api/admin/requirement-sets/discard',
  summary: 'Throws the draft of a position away',
  body: step,
  response: positionRequirements,
});

/* --- candidates: one packet, many employers --- */

export const getMyRequirements = contract({
  method: 'get',
  path: '/api/me/requirements',
  summary: 'What each employer that I am matched with or have applied to asks for, and what I still miss',
  response: z.object({
    employers: z.array(
      z.object({
        organizationId: z.uuid(),
        name: z.string(),
        jobs: z.int(),
        items: z.array(checkedRequirement),
      }),
    ),
  }),
});

export const requirementContracts = [
  listRequirementSets,
  saveRequirementDraft,
  publishRequirementSet,
  discardRequirementDraft,
  getMyRequirements,
] as const;
