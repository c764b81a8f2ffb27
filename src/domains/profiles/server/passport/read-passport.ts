import { hashToken } from '#platform/server/auth/tokens.ts';
import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { PublicPassport, readCredentials } from '#domains/profiles/contract/passport/passport.ts';
import { isOpen } from './links.ts';
import { presentHolder } from './holder.ts';
import { credentialsOf } from './credentials.ts';
import { isSignedByUs, issuerOf, JWKS_PATH } from './issuer.ts';
import { addView, findLink, type LinkRow } from './passport.repo.ts';
import { verifiedFacts, type VerifiedFact } from './verified-facts.ts';

/**
 * What a link currently shows: the chosen facts that are verified and valid today, of a person who is approved and not on
 * hold. Each view is recorded for the owner.
 */
export const openPassport = async (deps: Deps, token: string): Promise<PublicPassport> =>
  (await view(deps, token)).passport;

/** The same as credentials that any verifier can check. */
export async function openCredentials(deps: Deps, token: string): Promise<AnswerOf<typeof readCredentials>> {
  const { passport, link } = await view(deps, token);
  const { name, facts } = passport;
  const credentials = await credentialsOf(deps, { link, name, facts });
  const titleOf = (key: string) => facts.find((fact) => fact.key === key)?.title ?? '';
  return {
    issuer: issuerOf(deps.env),
    jwks: `${deps.env.appUrl}${JWKS_PATH}`,
    credentials: credentials.map(({ key, jwt }) => ({ key, title: titleOf(key), jwt })),
  };
}

/** For the page: the facts, and which of them have a credential whose signature the published keys verify. */
export async function openSigned(deps: Deps, token: string): Promise<{ passport: PublicPassport; signed: string[] }> {
  const { passport, link } = await view(deps, token);
  const credentials = await credentialsOf(deps, { link, name: passport.name, facts: passport.facts });
  const checked = await Promise.all(
    credentials.map(async ({ key, jwt }) => ((await isSignedByUs(deps.env, jwt)) ? [key] : [])),
  );
  return { passport, signed: checked.flat() };
}

/** The same as facts, for a file. */
export async function openFacts(deps: Deps, token: string): Promise<Pick<View, 'passport' | 'facts'>> {
  const { passport, facts } = await view(deps, token);
  return { passport, facts };
}

interface View {
  passport: PublicPassport;
  facts: VerifiedFact[];
  link: LinkRow;
}

const view = (deps: Deps, token: string): Promise<View> =>
  deps.db.as(service, async (tx) => {
    const found = await findLink(tx, hashToken(token));
    if (!found) throw notFound('passport');
    const { link, profile, isHeld } = found;
    const now = deps.clock.now();
    const isShown = isOpen(link, now) && profile.verificationStatus === 'approved' && !isHeld;
    if (!isShown) throw new AppError('GONE', 'This passport link has ended.');
    const facts = (await verifiedFacts(tx, profile.userId, dayOf(now))).filter(({ shown }) =>
      link.facts.includes(shown.key),
    );
    await addView(tx, link.id, now);
    const passport = {
      ...presentHolder(found),
      facts: facts.map(({ shown }) => shown),
      hidden: link.facts.length - facts.length,
      expiresAt: link.expiresAt.toISOString(),
      isDemo: profile.isDemo,
    };
    return { passport, facts, link };
  });
