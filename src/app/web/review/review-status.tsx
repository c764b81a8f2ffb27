import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { ReviewSteps, type StepLabels } from './review-steps.tsx';

interface Labels extends StepLabels {
  approvedBody: string;
  attentionBody: string;
  reviewBody: string;
  message: string;
  fix: string;
  seeItems: string;
}

interface Props {
  title: string;
  status: VerificationStatus;
  /** The reviewer's message. */
  message: string | null;
  labels: Labels;
  /** Where to fix issues: the role's onboarding. */
  fixAt: string;
  /** The next step after approval. */
  onward: { to: string; label: string };
}

/** The status of a review and the next step from it (specification, section 2.5). */
export function ReviewStatus({ title, status, message, labels, fixAt, onward }: Props) {
  const isApproved = status === 'approved';
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  const intro = isApproved ? labels.approvedBody : needsAttention ? labels.attentionBody : labels.reviewBody;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={title} intro={intro} />
      {needsAttention && message && (
        <Banner tone="warn" title={labels.message}>
          {message}
        </Banner>
      )}
      <ReviewSteps status={status} labels={labels} />
      <div className="flex flex-wrap gap-3">
        {needsAttention && <LinkButton to={fixAt}>{labels.fix}</LinkButton>}
        {isApproved && <LinkButton to={onward.to}>{onward.label}</LinkButton>}
        <LinkButton to="/review" variant="secondary">
          {labels.seeItems}
        </LinkButton>
      </div>
    </div>
  );
}
