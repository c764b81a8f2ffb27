import { namesOf } from '#domains/accounts/server/identity/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { PassportEvidence } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { dayOf } from '#kernel/days.ts';
import { approvalsOf, evidenceOf, isBlindFor, personExists } from './evidence.repo.ts';
import { verifiedFacts } from './verified-facts.ts';

/** For administrators: who verified each fact on which evidence, and what each approval overrode. */
export const readEvidence = (deps: Deps, me: string, userId: string): Promise<PassportEvidence> =>
  deps.db.as(admin(me), async (tx) => {
    if (!(await personExists(tx, userId))) throw notFound('person');
    if (await isBlindFor(tx, userId, me)) return { isBlind: true, facts: [], approvals: [] };
    const facts = await verifiedFacts(tx, userId, dayOf(deps.clock.now()));
    const standsOn = await evidenceOf(tx, userId);
    const approvals = await approvalsOf(tx, userId);
    const names = await namesOf(tx, [
      ...facts.map(({ fact }) => fact.row.verifiedBy),
      ...approvals.flatMap(({ decidedBy, overrideBy }) => [decidedBy, overrideBy]),
    ]);
    const who = (id: string | null) => (id ? { id, name: names.get(id) ?? '' } : null);
    return {
      isBlind: false,
      facts: facts.map(({ fact, shown }) => ({
        ...shown,
        reviewer: who(fact.row.verifiedBy),
        evidence: standsOn.get(shown.key) ?? null,
      })),
      approvals: approvals.map(({ id, decidedAt, decidedBy, overrideBy, overrideAt, overrideReason, overrideOver }) => {
        const by = who(overrideBy);
        return {
          caseId: id,
          decidedAt: decidedAt?.toISOString() ?? null,
          decidedBy: who(decidedBy),
          override:
            by && overrideAt
              ? { by, at: overrideAt.toISOString(), reason: overrideReason ?? '', over: overrideOver ?? [] }
              : null,
        };
      }),
    };
  });
