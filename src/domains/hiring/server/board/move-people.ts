import type { z } from 'zod';
import type { movePeople as contract, MoveTo } from '#domains/hiring/contract/board/moves.ts';
import { decline, shortlist } from '#domains/hiring/server/applications/index.ts';
import { offer as offerOpenTimes } from '#domains/hiring/server/self-scheduling/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';

type Moved = z.input<(typeof contract)['response']>;
type Person = z.output<(typeof contract)['body']>['people'][number];

/** Each person in a transaction of their own: one who can't move holds up no other. */
export async function movePeople(
  deps: Deps,
  userId: string,
  { people, to }: { people: readonly Person[]; to: MoveTo },
): Promise<Moved> {
  const answer: Moved = { moved: [], refused: [] };
  for (const person of people) {
    try {
      await moveOne(deps, userId, person, to);
      answer.moved.push(person.id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'FORBIDDEN') throw error;
      answer.refused.push({ id: person.id, message: error.message });
    }
  }
  return answer;
}

function moveOne(deps: Deps, userId: string, { id, from }: Person, to: MoveTo): Promise<unknown> {
  if (to.stage === 'shortlisted') return shortlist(deps, userId, id, from);
  if (to.stage === 'interviewing') return offerOpenTimes(deps, userId, id, to, from);
  return decline(deps, userId, id, to, from);
}
