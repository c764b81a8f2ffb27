export { listEmployerPages, readPublicEmployer } from './read-public-employer.ts';
