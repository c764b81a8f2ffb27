import { useQuery } from '@tanstack/react-query';
import { securityCopy } from './security.copy.ts';
import { ago } from '#platform/web/page/format.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { InPlace } from '#platform/web/ui/layout/in-place.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ProviderMark } from '#domains/accounts/web/sign-in/provider-mark.tsx';
import { myFactors } from './my-factors.ts';
import { removeLink } from './second-factors.queries.ts';
import { SignInMethodCard } from './sign-in-method-card.tsx';

const copy = securityCopy.links;

/** The Google and Microsoft accounts that sign in to this one. */
export function LinkedSection() {
  return (
    <Section isBeside title={copy.title} hint={copy.hint}>
      <QueryStates query={useQuery(myFactors())} skeleton={<Skeleton className="h-24" />}>
        {({ links, hasPassword }) => (
          <InPlace shows={String(links.length)}>
            {links.length === 0 ? (
              <p className="text-ink-soft">{copy.none}</p>
            ) : (
              <ul aria-label={copy.title} className="grid gap-3">
                {links.map(({ id, provider, linkedAt }) => (
                  <li key={id}>
                    <SignInMethodCard
                      icon={<ProviderMark provider={provider} />}
                      name={copy.names[provider]}
                      since={copy.since(ago(linkedAt))}
                      words={copy}
                      hasPassword={hasPassword}
                      remove={(proof) => removeLink(id, proof)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </InPlace>
        )}
      </QueryStates>
    </Section>
  );
}
