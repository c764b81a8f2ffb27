import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { poolMachine } from './pool-states.ts';
import { statesOf } from '#kernel/state-machine.ts';

const ofPoolMember = initiator.extend({
  poolMemberId: z.uuid(),
  applicationId: z.uuid(),
  organizationId: z.uuid(),
  candidateId: z.uuid(),
});

/** An employer asked a person whether it may keep them in its talent pool. */
export const poolAsked = event('pool.asked', ofPoolMember);

const status = z.enum(statesOf(poolMachine));

export const poolMoved = event(
  'pool.moved',
  ofPoolMember.extend({ from: status.extract(['asked', 'member']), to: status.exclude(['asked']) }),
);
