import { Guard } from './guard.tsx';

export default function EmployerApprovedGuard() {
  return <Guard requirement={{ role: 'employer', stage: 'approved' }} />;
}
