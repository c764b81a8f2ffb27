import { z } from 'zod';
import { eachOnce, moment, nameText, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { refusedQuestion } from '../lawful-questions/check.ts';

export const MOST_CRITERIA = 8;
const MOST_QUESTIONS = 5;

/** The steps of every scale. What each step looks like is described by criterion. */
export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];
export const LEVEL_LABELS: Record<Level, string> = {
  1: 'Not yet',
  2: 'Partly meets',
  3: 'Meets',
  4: 'Exceeds',
};

/** A question of the interview guide: refused where it may not be asked. */
const guideQuestion = shortText(300).superRefine((text, context) => {
  const refused = refusedQuestion(text);
  if (refused) context.addIssue({ code: 'custom', message: refused });
});

const criterionKey = z.string().regex(/^[a-z0-9_-]{1,40}$/);
const anchors = z.tuple([shortText(300), shortText(300), shortText(300), shortText(300)]);

export const criterion = z.object({
  /** Stays the same over the versions of a set, so that answers of several versions stand side by side. */
  key: criterionKey,
  name: z.string(),
  /** What each level looks like, lowest first. */
  anchors: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  questions: z.array(z.string()),
});
export type Criterion = z.output<typeof criterion>;

export const criteriaInput = z
  .array(
    z.strictObject({
      key: criterionKey,
      name: nameText(80, { missing: 'Name the criterion.' }),
      anchors,
      questions: z.array(guideQuestion).max(MOST_QUESTIONS, `At most ${MOST_QUESTIONS} questions.`),
    }),
  )
  .min(1, 'Keep at least one criterion.')
  .max(MOST_CRITERIA, `At most ${MOST_CRITERIA} criteria.`)
  .refine((all) => eachOnce(all.map(({ key }) => key)), 'Each criterion can appear once.')
  .refine(
    (all) => eachOnce(all.map(({ name }) => name.trim().toLowerCase())),
    'Two criteria have the same name. Rename one.',
  );

export const criteriaSet = z.object({
  position: z.enum(POSITIONS),
  /** 0: the starter set. Each change makes the next one. */
  version: z.int(),
  criteria: z.array(criterion),
  updatedAt: moment.nullable(),
});
export type CriteriaSet = z.output<typeof criteriaSet>;

export const listCriteria = contract({
  method: 'get',
  path: '/api/employer/scorecard-criteria',
  summary: 'The scorecard criteria of my organization: one set for each position, with its version',
  response: z.object({ items: z.array(criteriaSet) }),
});

export const saveCriteria = contract({
  method: 'put',
  path: '/api/employer/scorecard-criteria/:position',
  summary: 'Save the next version of the criteria of a position; scorecards keep the version they began with',
  params: z.strictObject({ position: z.enum(POSITIONS) }),
  body: z.strictObject({
    /** The version that was edited; another one in the meantime is a conflict. */
    version: z.int().min(0),
    criteria: criteriaInput,
  }),
  response: criteriaSet,
});

export const criteriaContracts = [listCriteria, saveCriteria] as const;
