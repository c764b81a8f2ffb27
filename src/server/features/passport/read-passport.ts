import { dayOf } from '#server/platform/clock.ts';
import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { PublicPassport } from '#shared/contracts/passport.ts';
import { POSITION_LABELS } from '#shared/kernel/vocabulary.ts';
import { hashOf, isOpen } from './links.ts';
import { addView, findLink, isOnHold } from './passport.repo.ts';
import { verifiedFacts } from './verified-facts.ts';

/**
 * What a link shows now: of the chosen facts those that are verified and in force today, of somebody who is approved and
 * on no hold. Each look is written down for the owner.
 */
export const openPassport = (deps: Deps, token: string): Promise<PublicPassport> =>
  deps.db.as(service, async (tx) => {
    const found = await findLink(tx, hashOf(token));
    if (!found) throw notFound('passport');
    const { link, profile, position } = found;
    const now = deps.clock.now();
    const isShown =
      isOpen(link, now) && profile.verificationStatus === 'approved' && !(await isOnHold(tx, profile.userId));
    if (!isShown) throw new AppError('GONE', 'This passport link has ended.');
    const facts = (await verifiedFacts(tx, profile.userId, dayOf(now))).filter(({ key }) => link.facts.includes(key));
    await addView(tx, link.id, now);
    return {
      name: profile.fullName ?? '',
      position: position && POSITION_LABELS[position],
      facts,
      hidden: link.facts.length - facts.length,
      expiresAt: link.expiresAt.toISOString(),
      isDemo: profile.isDemo,
    };
  });
