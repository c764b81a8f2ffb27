import { Guard } from './guard.tsx';

export default function SignedInWithNextGuard() {
  return <Guard requirement={{}} nextInUrl />;
}
