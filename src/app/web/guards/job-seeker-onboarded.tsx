import { Guard } from './guard.tsx';

export default function JobSeekerOnboardedGuard() {
  return <Guard requirement={{ role: 'job_seeker', stage: 'onboarded' }} />;
}
