import { Guard } from './guard.tsx';

export default function EmployerOnboardedGuard() {
  return <Guard requirement={{ role: 'employer', stage: 'onboarded' }} />;
}
