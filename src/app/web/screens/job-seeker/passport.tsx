import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { ExportForm } from '#domains/profiles/web/passport/export-form.tsx';
import { FactGroups } from '#domains/profiles/web/passport/fact-groups.tsx';
import { IdentityCard } from '#domains/profiles/web/passport/identity-card.tsx';
import { LinkList } from '#domains/profiles/web/passport/link-list.tsx';
import { passportCopy as copy } from '#domains/profiles/web/passport/passport.copy.ts';
import { myPassport } from '#domains/profiles/web/passport/passport.queries.ts';
import { ShareForm } from '#domains/profiles/web/passport/share-form.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { FormSheet } from '#platform/web/ui/overlays/form-sheet.tsx';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** The candidate's view of the passport: an identity card, the verified facts, and the links that share them. */
export default function JobSeekerPassport() {
  const passport = useQuery(myPassport());
  return (
    <CandidateShell isApproved>
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-5 md:gap-6">
        <QueryStates query={passport} skeleton={<Skeleton className="h-96" />} heading={copy.title}>
          {({ holder, facts, links }) => (
            <>
              <IdentityCard holder={holder} facts={facts} />
              <ShareOptions key={facts.map(({ key }) => key).join()} facts={facts} />
              <FactGroups facts={facts} />
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

/** The two ways to share facts, by link or as a file, each with the same choice of facts. */
function ShareOptions({ facts }: { facts: PassportFact[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(facts.map(({ key }) => key)));
  // Closing the sheet keeps what was chosen and typed.
  const [label, setLabel] = useState('');
  const [open, setOpen] = useState<'share' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {facts.length > 0 && (
        <Button size="lg" onClick={() => setOpen('share')}>
          <Share2 aria-hidden size={20} />
          {copy.share}
        </Button>
      )}
      <Button size="lg" variant="secondary" onClick={() => setOpen('save')}>
        <Download aria-hidden size={20} />
        {copy.save}
      </Button>
      {open === 'share' && (
        <FormSheet title={copy.shareTitle} description={copy.factsHint} onClose={close}>
          <div className="pb-6">
            <ShareForm facts={facts} chosen={chosen} onChoose={setChosen} label={label} onLabel={setLabel} />
          </div>
        </FormSheet>
      )}
      {open === 'save' && (
        <FormSheet title={copy.takeTitle} description={copy.takeHint} onClose={close}>
          <div className="flex flex-col gap-5 pb-6">
            <ExportForm chosen={chosen} />
          </div>
        </FormSheet>
      )}
    </div>
  );
}
