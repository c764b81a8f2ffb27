export { listOpenJobsOf, listPublicJobs, readPublicJob } from './read-public-job.ts';
