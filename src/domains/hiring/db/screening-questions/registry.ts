import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import { screeningQuestions, screeningAnswers } from './screening-questions.ts';

export const screeningQuestionsTables = [
  owned(screeningQuestions, {
    level: 'internal',
    parties: ['candidate', 'employer'],
    export: withheld("an organization's own words, without anything about a person; the answers are exported"),
  }),
  owned(screeningAnswers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'question_id candidate_id answer answered_at'),
  }),
];
