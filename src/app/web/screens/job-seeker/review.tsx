import { useQuery } from '@tanstack/react-query';
import type { SubmissionItem } from '#domains/profiles/contract/candidates.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import { submissionCopy as copy } from '#domains/profiles/web/onboarding/submission.copy.ts';
import { mySubmission } from '#domains/profiles/web/profile/profile.queries.ts';
import { statusTitle } from '#domains/profiles/web/profile/status-title.ts';
import { SubmissionList } from '#domains/profiles/web/profile/submission-list.tsx';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { sectionOfItem } from '#domains/profiles/web/profile-page/section-of-item.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

/** Where the wizard has a step of its own for a part of a section. */
const WIZARD_STEPS: Partial<Record<SubmissionItem['kind'], OnboardingStep>> = {
  certification: 'certifications',
  education: 'education',
};

/** A candidate’s submission, item by item, with status, reviewer and what to fix. */
export function CandidateReview() {
  const submission = useQuery({ ...mySubmission(), staleTime: 0 });
  const isApproved = submission.data?.status === 'approved';
  return (
    <CandidateShell isApproved={isApproved}>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.lead} />
        <QueryStates query={submission} skeleton={<Skeleton className="h-96" />}>
          {({ submittedAt, status, message, items }) =>
            submittedAt === null ? (
              <EmptyState
                title={copy.emptyTitle}
                action={<LinkButton to="/job-seeker/onboarding">{copy.proceed}</LinkButton>}
              >
                {copy.notSubmitted}
              </EmptyState>
            ) : (
              <>
                <p className="text-ink-soft">{`${statusTitle(status)}. ${copy.on(dayOfMoment(submittedAt))}`}</p>
                {message && status !== 'approved' ? <Banner tone="warn">{message}</Banner> : null}
                <SubmissionList
                  items={items.map((item) => ({
                    ...item,
                    fixHref:
                      status === 'approved'
                        ? profileSectionPath(sectionOfItem(item.kind, item.step))
                        : `/job-seeker/onboarding?step=${WIZARD_STEPS[item.kind] ?? item.step}`,
                  }))}
                />
              </>
            )
          }
        </QueryStates>
      </div>
    </CandidateShell>
  );
}
