import { z } from 'zod';
import { LICENSE_RULES, REQUIREMENT_STATES, REQUIREMENTS } from './requirements-rules.ts';
import { CERTIFICATION_IDS, POSITIONS } from '#kernel/vocabulary.ts';
import { eachOnce, moment, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const requirement = z.enum(REQUIREMENTS);

export const requirementSetShape = z.strictObject({
  license: z.enum(LICENSE_RULES, 'Choose whether a license is required.'),
  required: z.array(requirement).max(30).refine(eachOnce, 'Name each item once.'),
  suggested: z.array(z.enum(CERTIFICATION_IDS)).max(15).refine(eachOnce, 'Name each item once.'),
});

/** One requirement, and whether a person meets it. */
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
  /** Send it with a change; a stale one answers 409. */
  revision: z.int(),
});
export type RequirementVersion = z.infer<typeof requirementVersion>;

export const positionRequirements = z.object({
  position: z.enum(POSITIONS),
  published: requirementVersion,
  draft: requirementVersion.nullable(),
  /** Previous versions, latest first; at most ten. */
  former: z.array(requirementVersion),
});
export type PositionRequirements = z.infer<typeof positionRequirements>;

export const listRequirementSets = contract({
  method: 'get',
  path: '/api/admin/requirement-sets',
  summary:
    'The requirements of each position: the published version, a draft, and previous versions with who, when and why',
  response: z.object({ items: z.array(positionRequirements) }),
});

export const saveRequirementDraft = contract({
  method: 'put',
  path: '/api/admin/requirement-sets/draft',
  summary: 'Start or edit the draft of a position; nothing applies until it is published',
  body: requirementSetShape.extend({
    position: z.enum(POSITIONS),
    note: shortText(500),
    /** The revision of the changed draft; null starts one. */
    revision: z.int().nullable(),
  }),
  response: positionRequirements,
});

const step = z.strictObject({ position: z.enum(POSITIONS), revision: z.int() });

export const publishRequirementSet = contract({
  method: 'post',
  path: '/api/admin/requirement-sets/publish',
  summary: 'Publish the draft of a position',
  body: step,
  response: positionRequirements,
});

export const discardRequirementDraft = contract({
  method: 'post',
  path: '/api/admin/requirement-sets/discard',
  summary: 'Discard the draft of a position',
  body: step,
  response: positionRequirements,
});

/* --- candidates: one packet, many employers --- */

export const getMyRequirements = contract({
  method: 'get',
  path: '/api/me/requirements',
  summary: 'What each employer that I matched with or applied to requires, and what I still lack',
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
