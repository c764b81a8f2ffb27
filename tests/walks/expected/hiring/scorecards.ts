import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    employer: [
      'GET /api/employer/applications/:id/scorecards',
      'PUT /api/employer/applications/:id/scorecard',
      'POST /api/employer/applications/:id/scorecard/waive',
      'GET /api/employer/scorecard-criteria',
      'PUT /api/employer/scorecard-criteria/:position',
    ],
  },
  tables: {
    'public.scorecard_criteria': {
      rows: { employer: 'ri orgA' },
      columns: { 'employer ri': 'organization_id position version criteria created_at' },
    },
    'public.scorecard_revisions': {
      rows: { employer: 'ri candA+orgA' },
      columns: { 'employer ri': 'scorecard_id revision answers recommendation comment reason amended_at' },
    },
    'public.scorecard_waivers': {
      rows: { employer: 'ri candA+orgA' },
      columns: { 'employer ri': 'application_id user_id created_at' },
    },
    // The walk's application is open, so its member reads their own scorecard alone.
    'public.scorecards': {
      rows: { employer: 'riu candA+orgA' },
      columns: {
        'employer ri': 'id application_id organization_id author_id criteria_version criteria created_at',
        'employer riu': 'answers recommendation comment interview_id revision submitted_at updated_at',
      },
    },
  },
  seed: (a) => `
    with card as (
      insert into scorecards (id, application_id, organization_id, author_id, criteria_version, criteria, answers)
      values ('${a.interview}', '${a.id}', '${a.organization}', '${a.employer}', 0, '[]', '[]') returning id)
    insert into scorecard_revisions (scorecard_id, revision, answers, reason) select id, 1, '[]', 'x' from card;
    insert into scorecard_waivers (application_id, user_id) values ('${a.id}', '${a.employer}');`,
};
