import { destinationOf } from '#domains/accounts/contract/destination.ts';
import { selfIdentificationCopy as copy } from '#domains/profiles/web/self-identification/self-identification.copy.ts';
import { SelfIdentificationForm } from '#domains/profiles/web/self-identification/self-identification-form.tsx';
import { useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { SettingsShell } from './settings-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.intro, [{ name: 'robots', content: 'noindex' }]);

/** Voluntary, which the page says before it asks anything. */
export default function SelfIdentificationSettings() {
  const account = useAccountState();
  return (
    <SettingsShell title={copy.title} intro={copy.intro} back={copy.back}>
      {account?.role === 'job_seeker' ? (
        <>
          <Purpose />
          <SelfIdentificationForm />
        </>
      ) : (
        <EmptyState
          title={copy.candidatesOnly}
          action={<LinkButton to={destinationOf(account)}>{copy.back}</LinkButton>}
        >
          {copy.candidatesOnlyBody}
        </EmptyState>
      )}
    </SettingsShell>
  );
}

const Purpose = () => (
  <Section title={copy.purpose}>
    <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
      {copy.facts.map(({ title, body }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 measure text-ink-soft">{body}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
