import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: ['GET /api/docs', 'GET /api/health', 'GET /api/live', 'GET /api/openapi.json'],
  },
};
