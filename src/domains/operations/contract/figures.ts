import { z } from 'zod';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { FUNNEL_STEPS, getOverview, PERSON_STATES } from './overview.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

/** The lists behind the overview's figures that have no screen of their own; each shows exactly the counted rows. */

const PEOPLE = ['candidates', 'employers', ...FUNNEL_STEPS] as const;
const CASES = ['decided', 'decided_in_time', 'decided_late', 'worked'] as const;
const SECOND_REVIEWS = ['second_reviewed', 'second_agreed', 'second_disagreed'] as const;
const CLOCKS = ['answer_due', 'answered', 'answered_in_time', 'answered_late', 'unanswered'] as const;
const HIRES = ['hires'] as const;

/** What the rows of a figure are. */
const FIGURES = { people: PEOPLE, cases: CASES, secondReviews: SECOND_REVIEWS, clocks: CLOCKS, hires: HIRES } as const;
export type FigureKind = keyof typeof FIGURES;
export const ALL_FIGURES = [...PEOPLE, ...CASES, ...SECOND_REVIEWS, ...CLOCKS, ...HIRES] as const;
export type Figure = (typeof ALL_FIGURES)[number];
export const kindOf = (figure: Figure): FigureKind => {
  const found = (Object.keys(FIGURES) as FigureKind[]).find((kind) => FIGURES[kind].some((one) => one === figure));
  if (!found) throw new Error(`no rows are known for ${figure}`);
  return found;
};

/** Figures of the current state: they ignore the range and take a status. */
export const isByStatus = (figure: Figure): figure is 'candidates' | 'employers' =>
  figure === 'candidates' || figure === 'employers';

export const figureLine = z.object({
  id: z.uuid(),
  /** The person or organization, and the screen with details: the account or the case. */
  name: z.string(),
  screen: z.enum(['user', 'case']),
  subjectId: z.uuid(),
  /** The job, for a row about one. */
  job: z.string().nullable(),
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  position: z.enum(POSITIONS).nullable(),
  county: z.string().nullable(),
  /** The status of a person, case, second review or application; each has its own labels. */
  state: z.string(),
  /**
   * Start and end of the measured time: submission or first claim to decision, application to answer, publishing to
   * hire.
   */
  from: moment.nullable(),
  due: moment.nullable(),
  to: moment.nullable(),
  hours: z.number().nullable(),
});
export type FigureLine = z.infer<typeof figureLine>;

export const listFigureRows = contract({
  method: 'get',
  path: '/api/admin/overview/rows',
  summary: 'The rows that a figure of the overview counted, latest first',
  query: pageQuery.extend({
    figure: z.enum(ALL_FIGURES).default('decided'),
    range: getOverview.query.shape.range,
    /** For candidates and employers. */
    state: z.enum(PERSON_STATES).default('approved'),
    /** For hires. */
    position: z.enum(POSITIONS).optional(),
    /** As the overview writes it: county, comma, state. */
    county: z.string().max(80).optional(),
  }),
  response: pageOf(figureLine),
});

/** By words of the person's name or address, or of the organization's name. */
export const searchFigureRows = searchOf(listFigureRows);
