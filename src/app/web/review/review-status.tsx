import type { ReactNode } from 'react';
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
  /** Above the title. */
  eyebrow?: string | undefined;
  /** When an answer is due, above the steps. */
  due?: ReactNode;
  /** What can be done meanwhile, below the steps. */
  children?: ReactNode;
}

/** The status of a review and the next step from it (specification, section 2.5). */
export function ReviewStatus(props: Props) {
  const { title, status, message, labels, fixAt, onward } = props;
  const isApproved = status === 'approved';
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  const intro = isApproved ? labels.approvedBody : needsAttention ? labels.attentionBody : labels.reviewBody;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={title} intro={intro} eyebrow={props.eyebrow} />
      {props.due}
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
      {props.children}
    </div>
  );
}
