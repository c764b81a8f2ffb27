import { dayOf } from '#kernel/days.ts';
import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import type { PassportHolder } from '#domains/profiles/contract/passport/passport.ts';

interface HolderRow {
  profile: { fullName: string | null; createdAt: Date; verificationStatus: string };
  position: Position | null;
  approvedAt: Date | null;
}

/** The head of a passport. */
export const presentHolder = ({ profile, position, approvedAt }: HolderRow): PassportHolder => ({
  name: profile.fullName ?? '',
  position: position && POSITION_LABELS[position],
  memberSince: dayOf(profile.createdAt),
  verifiedOn: profile.verificationStatus === 'approved' && approvedAt ? dayOf(approvedAt) : null,
});
