import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { passportCopy as copy } from '#domains/profiles/web/passport/passport.copy.ts';
import { LinkList } from '#domains/profiles/web/passport/link-list.tsx';
import { myPassport } from '#domains/profiles/web/passport/passport.queries.ts';
import { ShareForm } from '#domains/profiles/web/passport/share-form.tsx';
import { ExportForm } from '#domains/profiles/web/passport/export-form.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** The candidate's view of the passport: the facts to share, and the links that share them. */
export default function JobSeekerPassport() {
  const passport = useQuery(myPassport());
  return (
    <CandidateShell isApproved>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-8">
        <PageHeader title={copy.title} intro={copy.lead} />
        <QueryStates query={passport} skeleton={<Skeleton className="h-96" />}>
          {({ facts, links }) => (
            <>
              <ShareOptions key={facts.map(({ key }) => key).join()} facts={facts} />
              <Card>
                <Section title={copy.linksTitle}>
                  <LinkList links={links} />
                </Section>
              </Card>
            </>
          )}
        </QueryStates>
      </div>
    </CandidateShell>
  );
}

/** The facts to choose from, and the two ways to share them: by link or as a file. */
function ShareOptions({ facts }: { facts: PassportFact[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(facts.map(({ key }) => key)));
  return (
    <>
      <Card>
        <Section title={copy.factsTitle} hint={copy.factsHint}>
          {facts.length > 0 ? <ShareForm facts={facts} chosen={chosen} onChoose={setChosen} /> : <p>{copy.none}</p>}
        </Section>
      </Card>
      <Card>
        <Section title={copy.takeTitle} hint={copy.takeHint}>
          <ExportForm chosen={chosen} />
        </Section>
      </Card>
    </>
  );
}
