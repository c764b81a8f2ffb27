export { listPublicJobs, readPublicJob } from './read-public-job.ts';
