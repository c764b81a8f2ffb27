/** The test and debug pages of section 2.2: one page under all their addresses, not listed where they are off. */
export const DIAGNOSTIC_PATHS = [
  '/test',
  '/auth/test',
  '/auth/subdomain',
  '/auth/oauth-test',
  '/oauth-test',
  '/supabase-test',
] as const;
