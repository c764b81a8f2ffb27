export const applicationName = 'tallgrass';

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
