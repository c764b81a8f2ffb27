import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { ReviewSteps, type StepWords } from './review-steps.tsx';

interface Words extends StepWords {
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
  words: Words;
  /** Where to fix issues: the role's onboarding. */
  fixAt: string;
  /** The next step after approval. */
  onward: { to: string; label: string };
}

/** The status of a review and the next step from it (specification, section 2.5). */
export function ReviewStatus({ title, status, message, words, fixAt, onward }: Props) {
  const isApproved = status === 'approved';
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  const intro = isApproved ? words.approvedBody : needsAttention ? words.attentionBody : words.reviewBody;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={title} intro={intro} />
      {needsAttention && message && (
        <Banner tone="warn" title={words.message}>
          {message}
        </Banner>
      )}
      <ReviewSteps status={status} words={words} />
      <div className="flex flex-wrap gap-3">
        {needsAttention && <LinkButton to={fixAt}>{words.fix}</LinkButton>}
        {isApproved && <LinkButton to={onward.to}>{onward.label}</LinkButton>}
        <LinkButton to="/review" variant="secondary">
          {words.seeItems}
        </LinkButton>
      </div>
    </div>
  );
}
