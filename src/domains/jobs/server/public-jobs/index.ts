export { jobPosting } from './job-posting.ts';
export { listPublicJobs, readPublicJob, type Found, type PublicJob } from './read-public-job.ts';
export { richText } from './rich-text.ts';
