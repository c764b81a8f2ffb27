import { useQuery } from '@tanstack/react-query';
import type { PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { OfferDialog } from '#domains/hiring/web/applicants/offer-dialog.tsx';
import { oneJob } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { termsOf } from './offer-terms.ts';

/** An offer from the board, with the terms of the person's job. */
export function BoardOffer({ person, onClose }: { person: PersonOfJob; onClose: () => void }) {
  const { data: job } = useQuery(oneJob(person.jobId));
  const { data: applicant } = useQuery(oneApplicant(person.id, 'all'));
  const terms = job && termsOf(job);
  return applicant && terms ? <OfferDialog applicant={applicant} terms={terms} onClose={onClose} /> : null;
}
