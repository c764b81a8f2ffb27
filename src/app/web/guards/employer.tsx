import { Guard } from './guard.tsx';

export default function EmployerGuard() {
  return <Guard requirement={{ role: 'employer' }} />;
}
