import { audit } from '#platform/server/audit.ts';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { dayOf } from '#kernel/days.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import { MOST_LINKS, type createPassportLink, type MyPassport } from '#domains/profiles/contract/passport/passport.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { presentHolder } from './holder.ts';
import { insertLink, listLinks, readPerson, readViews, revokeLink, type LinkRow } from './passport.repo.ts';
import { verifiedFacts } from './verified-facts.ts';

export const isOpen = ({ revokedAt, expiresAt }: LinkRow, now: Date): boolean => revokedAt === null && expiresAt > now;

export const readMine = (deps: Deps, userId: string): Promise<MyPassport> =>
  deps.db.as(user(userId), (tx) => mine(deps, tx, userId));

async function mine(deps: Deps, tx: Tx, userId: string): Promise<MyPassport> {
  const now = deps.clock.now();
  const person = await readPerson(tx, userId);
  if (!person) throw notFound('profile');
  const facts = (await verifiedFacts(tx, userId, dayOf(now))).map(({ shown }) => shown);
  const links = await listLinks(tx, userId);
  const views = await readViews(
    tx,
    links.map(({ id }) => id),
  );
  return {
    holder: presentHolder({ ...person, ...person.candidate }),
    facts,
    links: links.map((link) => ({
      id: link.id,
      label: link.label,
      shows: facts.filter(({ key }) => link.facts.includes(key)).map(({ title }) => title),
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
      revokedAt: link.revokedAt?.toISOString() ?? null,
      isOpen: isOpen(link, now),
      views: views.get(link.id)?.views ?? 0,
      lastViews: views.get(link.id)?.last.map((at) => at.toISOString()) ?? [],
    })),
  };
}

/** Returns the URL only here: only its hash is stored. */
export const createLink = (
  deps: Deps,
  userId: string,
  { label, facts, days }: InputOf<typeof createPassportLink>['body'],
): Promise<AnswerOf<typeof createPassportLink>> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { facts: known, links } = await mine(deps, tx, userId);
    if (links.filter((link) => link.isOpen).length >= MOST_LINKS) {
      throw new AppError('CONFLICT', `You have ${MOST_LINKS} open links. End one first.`);
    }
    if (facts.some((key) => !known.some((fact) => fact.key === key))) {
      throw invalidField('facts', 'Only verified facts can be shared. Please choose again.');
    }
    const token = newToken();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const chosen = [...new Set(facts)];
    const id = await insertLink(tx, {
      userId,
      label,
      facts: chosen,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    });
    const detail = { facts: chosen.length, days };
    await audit(tx, {
      actorId: userId,
      action: 'passport.shared',
      subjectType: 'passport_link',
      subjectId: id,
      detail,
    });
    return { url: `${deps.env.appUrl}/passport/${token}`, passport: await mine(deps, tx, userId) };
  });

export const endLink = (deps: Deps, userId: string, id: string): Promise<MyPassport> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await revokeLink(tx, { userId, id, at: deps.clock.now() }))) throw notFound('link');
    await audit(tx, { actorId: userId, action: 'passport.revoked', subjectType: 'passport_link', subjectId: id });
    return mine(deps, tx, userId);
  });
