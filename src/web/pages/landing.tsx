import { pageMeta } from '#web/lib/meta.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Logo, PrairieHorizon } from '#web/ui/logo.tsx';

export const meta = () =>
  pageMeta('Healthcare hiring in Missouri and Kansas', 'One verified profile, matches with reasons, and no applications to fill in.');

export default function Landing() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-5 py-4">
        <Logo />
        <LinkButton to="/role-selection" variant="secondary" size="sm">
          Sign in
        </LinkButton>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col justify-center gap-6 px-5 py-16">
        <h1 className="max-w-3xl text-3xl md:text-5xl">Connecting healthcare professionals with opportunities across the Midwest</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/healthcare-professionals">For Healthcare Professionals</LinkButton>
          <LinkButton to="/employers" variant="secondary">
            For Employers
          </LinkButton>
        </div>
      </main>
      <PrairieHorizon className="h-40 w-full" />
    </div>
  );
}
