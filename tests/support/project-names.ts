/** The second run of the integration tests, beside the one on the packaged database. */
export const ON_POSTGRES_15 = 'integration on PostgreSQL 15';
