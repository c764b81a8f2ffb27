import { z } from 'zod';
import { done, eachOnce, idParams, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { lawfulFindings } from './lawful-questions/check.ts';

export const MOST_SCREENING_QUESTIONS = 5;
export const ANSWER_MAX = 600;

export const QUESTION_KINDS = ['yes_no', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question is refused where it may not be asked, and where the person's page shows the answer already. */
const questionText = shortText(200).superRefine((text, context) => {
  const found = lawfulFindings(text).find(({ verdict }) => verdict !== 'warn');
  if (found) context.addIssue({ code: 'custom', message: `${found.reason} ${found.instead}` });
});

export const screeningQuestion = z.object({ id: z.uuid(), text: z.string(), kind: z.enum(QUESTION_KINDS) });
export type ScreeningQuestion = z.output<typeof screeningQuestion>;

const questionInput = z.strictObject({ text: questionText, kind: z.enum(QUESTION_KINDS) });
export type QuestionInput = z.output<typeof questionInput>;

export const getScreening = contract({
  method: 'get',
  path: '/api/jobs/:id/screening-questions',
  summary: 'What this job asks everyone who applies',
  params: idParams,
  response: z.object({ items: z.array(screeningQuestion) }),
});

export const saveScreening = contract({
  method: 'put',
  path: '/api/jobs/:id/screening-questions',
  summary: 'Set what this job asks; answers to a question that changed or went stay with their wording',
  params: idParams,
  body: z.strictObject({
    items: z
      .array(questionInput)
      .max(MOST_SCREENING_QUESTIONS, `At most ${MOST_SCREENING_QUESTIONS} questions.`)
      .refine(
        (all) => eachOnce(all.map(({ text }) => text.trim().toLowerCase())),
        'You ask the same thing twice. Remove one.',
      ),
    /** The questions that were edited; others in the meantime are a conflict. */
    before: z
      .array(z.strictObject({ text: z.string().max(200), kind: z.enum(QUESTION_KINDS) }))
      .max(MOST_SCREENING_QUESTIONS),
  }),
  response: z.object({ items: z.array(screeningQuestion) }),
});

export const askedQuestion = screeningQuestion.extend({ answer: z.string().nullable() });
export type AskedQuestion = z.output<typeof askedQuestion>;

export const getMyScreening = contract({
  method: 'get',
  path: '/api/me/jobs/:id/screening-questions',
  summary: 'What this job asks me, with my answers so far',
  params: idParams,
  response: z.object({ items: z.array(askedQuestion) }),
});

export const answerScreening = contract({
  method: 'put',
  path: '/api/me/jobs/:id/screening-answers',
  summary: 'Answer what this job asks, before applying; the employer reads it once I have applied',
  params: idParams,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ questionId: z.uuid(), answer: shortText(ANSWER_MAX) }))
      .max(MOST_SCREENING_QUESTIONS),
  }),
  response: done,
});

export const getScreeningAnswers = contract({
  method: 'get',
  path: '/api/employer/applications/:id/screening-answers',
  summary: "An applicant's answers, each with the question as it was asked",
  params: idParams,
  response: z.object({ items: z.array(z.object({ id: z.uuid(), question: z.string(), answer: z.string() })) }),
});

export const screeningContracts = [
  getScreening,
  saveScreening,
  getMyScreening,
  answerScreening,
  getScreeningAnswers,
] as const;
