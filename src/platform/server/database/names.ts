export const applicationName = 'tallgrass';

/** Roles that whole sessions run in, because a library makes their statements. */
export const FIXED_ROLES = [
  'tallgrass_auth',
  'tallgrass_service',
] as const satisfies readonly (typeof GROUP_ROLES)[number][];
export type FixedRole = (typeof FIXED_ROLES)[number];

/** The login whose sessions start in the role: what a pooler offers where a session has no options. */
export const loginOf = (login: string, role: FixedRole): string => `${login}_${role.replace('tallgrass_', '')}`;

/** The cluster-wide group roles that the login role may assume. */
export const GROUP_ROLES = [
  'tallgrass_app',
  'tallgrass_candidate',
  'tallgrass_employer',
  'tallgrass_service',
  'tallgrass_auth',
  'tallgrass_engine',
  'tallgrass_admin',
] as const;
