import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { interviewHandedOver } from '#domains/hiring/contract/interviews/interview-events.ts';
import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { Feature } from '#platform/server/feature.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { handOverInterviews, handOverOffers } from './hand-over.repo.ts';

/** The interviews, offers and approvals of a member who left go to a colleague; conversations do in `conversations/team`. */
export const handOverFeature: Feature = {
  name: 'hand-over',
  subscribers: [
    onEvent('hiring.hand-over', memberChanged, async (deps, tx, { payload }) => {
      const { organizationId, userId: from, successorId: to, actorId } = payload;
      if (to === null) return;
      const interviews = await handOverInterviews(tx, { organizationId, from, to });
      const offers = await handOverOffers(tx, { organizationId, from, to });
      for (const { id: interviewId, applicationId, startsAt } of interviews) {
        if (startsAt === null || new Date(startsAt) <= deps.clock.now()) continue;
        const about = { interviewId, applicationId, from, to, startsAt: new Date(startsAt).toISOString() };
        await publish(deps, tx, interviewHandedOver, { ...about, actor: 'employer', actorId });
      }
      await signalTeam(tx, organizationId, [
        ...interviews.map(({ id }) => ({ topic: 'interviews' as const, id })),
        ...offers.map((id) => ({ topic: 'offers' as const, id })),
      ]);
    }),
  ],
};
