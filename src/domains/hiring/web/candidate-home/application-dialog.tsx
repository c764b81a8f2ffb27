import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { applicationCopy as copy } from './applications.copy.ts';
import { moment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { SwitchField } from '#platform/web/ui/forms/toggles.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Timeline } from '#platform/web/ui/display/timeline.tsx';
import { consentToMedical, myApplication } from './home.queries.ts';
import type { ReportSlot } from '#domains/hiring/web/my-matches/report-slot.ts';
import { InterviewCard } from './interviews-panel.tsx';
import { OfferCard } from './offers-panel.tsx';
import { Receipt } from './receipt.tsx';
import { useStep } from './use-step.ts';

/** One application: timeline, receipt, and after an offer the consent for medical documents. */
export function ApplicationDialog({ id, report, onClose }: { id: string; report: ReportSlot; onClose: () => void }) {
  const application = useQuery(myApplication(id));
  const medical = useStep(consentToMedical);
  return (
    <Dialog title={application.data?.job.title ?? copy.timeline} isOpen onClose={onClose} size="lg">
      <QueryStates query={application} skeleton={<Skeleton className="h-80" />}>
        {({ job, timeline, receipt, declineReason, stage, medicalShared, offers, interviews }) => (
          <div className="flex flex-col gap-6">
            {declineReason ? <Banner title={copy.declined}>{declineReason}</Banner> : null}
            {stage === 'offered' || stage === 'hired' ? (
              <SwitchField
                label={copy.medical}
                hint={copy.medicalHint}
                checked={medicalShared}
                disabled={medical.isPending}
                onChange={(granted) => medical.mutate({ id, granted })}
              />
            ) : null}
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
            {interviews.map((interview) => (
              <InterviewCard key={interview.id} interview={interview} />
            ))}
            <Link to={conversationHref(id)} className="inline-flex min-h-11 items-center text-link underline">
              {copy.conversation}
            </Link>
            <section className="flex flex-col gap-3">
              <h3 className="font-semibold">{copy.timeline}</h3>
              <Timeline
                entries={timeline.map((entry) => ({ id: entry.id, title: entry.text, when: moment(entry.at) }))}
              />
            </section>
            {receipt ? <Receipt receipt={receipt} /> : null}
            {report(job)}
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}
