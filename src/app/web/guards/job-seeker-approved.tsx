import { Guard } from './guard.tsx';

export default function JobSeekerApprovedGuard() {
  return <Guard requirement={{ role: 'job_seeker', stage: 'approved' }} />;
}
