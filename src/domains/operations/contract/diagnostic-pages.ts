/** The test and debug pages of section 2.2: one page under several addresses, unlisted where they are off. */
export const DIAGNOSTIC_PATHS = [
  '/test',
  '/auth/test',
  '/auth/subdomain',
  '/auth/oauth-test',
  '/oauth-test',
  '/supabase-test',
] as const;
