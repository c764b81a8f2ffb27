/** The server's login role, shared by every clone of a run's template. */
export const LOGIN = { name: 'tallgrass_test_server', password: 'scratch' };
