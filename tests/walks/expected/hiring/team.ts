import { randomUUID } from 'node:crypto';
import type { Expected } from '#tests/walks/expected.ts';
import { created } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    employer: [
      'POST /api/employer/applications/:id/notes',
      'PUT /api/employer/notes/:id',
      'DELETE /api/employer/notes/:id',
      'GET /api/employer/today',
      'POST /api/employer/today/visit',
      'POST /api/employer/people/board',
      'POST /api/employer/people/search',
      'POST /api/employer/people/place',
      'POST /api/employer/people/move',
      'POST /api/employer/people/tag',
      'POST /api/employer/people/step',
      'GET /api/employer/person-tags',
      'POST /api/employer/person-tags',
      'DELETE /api/employer/person-tags/:id',
      'GET /api/employer/hiring-steps',
      'PUT /api/employer/hiring-steps',
    ],
  },
  tables: {
    'public.application_notes': {
      rows: { employer: 'riu candA+orgA' },
      columns: {
        'employer ri': 'id application_id author_id written_at',
        'employer riu': 'body',
        'employer ru': 'edited_at deleted_at version',
      },
    },
    'public.application_steps': {
      rows: { employer: 'riud candA+orgA' },
      columns: { 'employer ri': 'application_id', 'employer riu': 'step_id' },
    },
    'public.application_tags': {
      rows: { employer: 'rid candA+orgA' },
      columns: { 'employer ri': 'application_id tag_id' },
    },
    'public.desk_visits': {
      rows: { candidate: 'r candA', employer: 'riu orgA' },
      columns: { 'candidate r, employer ri': 'user_id', 'candidate r, employer riu': 'visited_at before_at' },
    },
    'public.hiring_steps': {
      rows: { employer: 'riu orgA' },
      columns: {
        'employer ri': 'id organization_id position stage created_at',
        'employer riu': 'name rank',
        'employer ru': 'removed_at',
      },
    },
    'public.person_tags': {
      rows: { employer: 'rid orgA' },
      columns: { 'employer ri': 'id organization_id name created_at' },
    },
  },
  seed: (a) => `
    insert into application_notes (id, application_id, author_id, body) values (gen_random_uuid(), '${a.id}', '${a.employer}', 'Hello');
    insert into application_tags (application_id, tag_id)
      select '${a.id}', id from person_tags where organization_id = '${a.organization}';
    insert into application_steps (application_id, step_id)
      select '${a.id}', id from hiring_steps where organization_id = '${a.organization}';`,
  own: async ({ hospital, application }) => ({
    employer: {
      '/api/employer/person-tags/:id': await created(
        hospital.http.post('/api/employer/person-tags', { name: 'Float pool' }),
      ),
      '/api/employer/notes/:id': await created(
        hospital.http.post(`/api/employer/applications/${application}/notes`, {
          noteId: randomUUID(),
          body: 'Call her on Monday.',
        }),
      ),
    },
  }),
};
