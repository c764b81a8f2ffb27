import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { StatusPill, type Tone } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { ProgressBar } from '#platform/web/ui/feedback/progress-bar.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { profileCopy } from '../profile/profile.copy.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import { toSection } from './section-links.ts';
import { sectionOfItem } from './section-of-item.ts';

const TONES: Record<VerificationStatus, Tone> = {
  approved: 'ok',
  pending: 'info',
  needs_fix: 'danger',
  rejected: 'danger',
};

/** Who this is, the state of the review, and the step that improves the profile most. */
export function ProfileHeader({ profile }: { profile: CandidateProfileView }) {
  const { about, role, verification, completeness } = profile;
  const { status } = verification;
  const place = about.city && about.state ? `${about.city}, ${about.state}` : null;
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  return (
    <header className="flex flex-col gap-3 md:gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="text-sm font-semibold text-wheat-600">{copy.eyebrow}</p>
          <h1 className="text-2xl md:text-3xl">{about.fullName ?? copy.noName}</h1>
          <p className="text-ink-soft">
            {[role.position ? POSITION_LABELS[role.position] : copy.noRole, place].filter(Boolean).join(' · ')}
          </p>
        </div>
        <StatusPill tone={TONES[status]}>{copy.status[status]}</StatusPill>
      </div>
      {needsAttention ? (
        <Banner
          tone="warn"
          title={copy.fromReviewer}
          action={
            <LinkButton size="sm" to="/job-seeker/onboarding?step=review">
              {copy.submitAgain}
            </LinkButton>
          }
        >
          {verification.message}
        </Banner>
      ) : null}
      {status === 'pending' ? (
        <Link to="/job-seeker/awaiting-approval" className="inline-flex min-h-11 items-center self-start">
          {copy.seeReview}
        </Link>
      ) : null}
      <Card className="flex flex-col gap-3 px-4! py-4! md:px-5!">
        <ProgressBar label={profileCopy.strengthOf(completeness.percent)} value={completeness.percent / 100} />
        <NextStep items={completeness.items} />
        <p className="text-sm text-ink-soft">{profileCopy.seenAs(profile.pseudonym)}</p>
      </Card>
    </header>
  );
}

function NextStep({ items }: { items: CandidateProfileView['completeness']['items'] }) {
  const [next] = items.filter(({ isDone }) => !isDone).sort((a, b) => b.gain - a.gain);
  if (!next) return <p>{profileCopy.complete}</p>;
  return (
    <Link
      {...toSection(sectionOfItem(next.id, next.step))}
      className="flex min-h-14 items-center gap-3 rounded-control bg-wheat-50 px-3 py-2 text-ink no-underline hover:underline"
    >
      <span className="grow">
        <span className="block text-sm font-semibold text-wheat-600">{copy.next}</span>
        <span className="font-medium">{profileCopy.items[next.id] ?? next.id}</span>
        <span className="block text-sm text-ink-soft">{copy.unlocks[next.id]}</span>
      </span>
      <span className="font-semibold whitespace-nowrap tabular-nums">{profileCopy.gain(next.gain)}</span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
    </Link>
  );
}
