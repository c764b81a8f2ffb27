/** Endless responses: the walk tests access only. */
export const STREAMS: readonly string[] = ['GET /api/notifications/stream'];

/** Routes without JSON, and internal ones: all GET. */
export const WITHOUT_CONTRACT = [
  '/api/attachments/:id/content',
  '/api/calendar/:token/interviews.ics',
  '/api/docs',
  '/api/documents/:id/content',
  '/api/health',
  '/api/interviews/:id/invitation.ics',
  '/api/live',
  '/api/me/passport/passport.pdf',
  '/api/offers/:id/letter.pdf',
  '/api/offers/:id/signed.pdf',
  '/api/openapi.json',
  '/api/passport/:token/passport.pdf',
  '/api/passport/status/:list',
  '/api/starts/:id/packet.csv',
  '/api/starts/:id/packet.pdf',
] as const;

/** Files: `documents.routes.test.ts` and `resume.routes.test.ts` upload some and request them as other users. */
export const TESTED_ELSEWHERE: readonly string[] = [
  'DELETE /api/attachments/:id',
  'DELETE /api/me/documents/:id',
  'DELETE /api/me/resume-imports/:id',
  'GET /api/attachments/:id/content',
  'GET /api/documents/:id/content',
  'PATCH /api/me/documents/:id',
  'POST /api/me/resume-imports/:id/decisions',
  'POST /api/pay-approvals/:id',
];

/** Automatic reports of browsers are truncated instead of refused, since no person can correct them. */
export const CUT_TO_SIZE: readonly string[] = ['POST /api/error-log', 'POST /api/page-views'];

/** A valid body ends the session of the caller, so it runs last. */
export const SIGNS_OUT: readonly string[] = ['POST /api/me/account/delete'];
