import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { profileCopy as copy } from '../profile/profile.copy.ts';

interface Props {
  verification: CandidateProfileView['verification'];
  item: 'identity' | 'role';
}

/** How a change is reviewed, or the status of the last one. Before the approval everything is reviewed anyway. */
export function ReviewOfChange({ verification, item }: Props) {
  if (verification.status !== 'approved') return null;
  const state = verification[item];
  if (state === null) return <p className="text-ink-soft">{copy.recheck[item]}</p>;
  if (state === 'checking') return <Banner>{copy.checking[item]}</Banner>;
  return (
    <Banner tone="warn" title={copy.toFix}>
      {verification.message}
    </Banner>
  );
}
