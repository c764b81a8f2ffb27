/** Where a visitor signs in before coming back to a path. */
export const signInFor = (path: string): string => `/candidate/signin?next=${encodeURIComponent(path)}`;
