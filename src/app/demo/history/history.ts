import { matchImmediately } from '#domains/matching/server/matching/index.ts';
import { planApplications, sendDuePlans } from '#domains/hiring/server/auto-apply/index.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { autoAppliers, readStandings, type Standing } from './history.repo.ts';
import * as steps from './history-steps.ts';
import { unlessRefused, type Past } from './past.ts';
import type { Random } from '../random.ts';
import { sideBySide } from './side-by-side.ts';

/** A day and the veto: whatever was planned then is due. */
const PLANNED_BEFORE_MS = 36 * HOUR_MS;
/** Days before today on which demo people check their open items. */
const ROUNDS = [-19, -15, -11, -7, -4, -2];
/** They check twice on such a day: a morning answer is read in the afternoon. */
const LOOKS = 2;

type Choice = <T>(options: readonly (readonly [T, number])[]) => T;

interface Story {
  jobIds: readonly string[];
  /** People whose story is told elsewhere. */
  except: ReadonlySet<string>;
  random: Random;
  onRound: (share: number) => void;
}

/** Plays several weeks of demo history through the real services: matching, applications, interviews and offers. */
export async function liveThrough(past: Past, { jobIds, except, random, onRound }: Story): Promise<void> {
  const { deps, clock, today } = past;
  const read = async () =>
    (await deps.db.as(service, readStandings)).filter(({ candidateId }) => !except.has(candidateId));
  const chooseFor = inProportion();
  for (const [index, round] of ROUNDS.entries()) {
    past.goTo(round);
    // People shown early play through it; the last day's are open today.
    if (index < 2 || index === ROUNDS.length - 1) for (const jobId of jobIds) await matchImmediately(deps, jobId);
    await applyForThem(deps, clock.now());
    for (let look = 0; look < LOOKS; look += 1) {
      clock.advance(3 * HOUR_MS);
      // Steps are chosen in order, and each draws from its own source: they run in any order.
      const moves = (await read()).flatMap((standing) => {
        const step = stepFor(standing, chooseFor(standing), random.fork(), clock.now());
        return step ? [{ standing, step }] : [];
      });
      const sharedBy = ({ standing: { candidateId, employerId } }: (typeof moves)[number]) => [candidateId, employerId];
      await sideBySide(moves, sharedBy, ({ standing, step }) => unlessRefused(() => step(deps, standing, today)));
    }
    onRound((index + 1) / ROUNDS.length);
  }
  past.goTo(0);
  await prepareOffers(deps, read, random, today);
  await planForThem(deps);
}

/** Today's offers: a draft, an approved and a discarded one, a counteroffer that waits and one that was answered. */
async function prepareOffers(deps: Deps, read: () => Promise<Standing[]>, random: Random, today: Date): Promise<void> {
  const standings = await read();
  const unsent = standings.filter(({ stage }) => stage === 'shortlisted' || stage === 'interviewing').slice(0, 3);
  const sent = standings.filter(({ offerExpiresAt }) => offerExpiresAt && new Date(offerExpiresAt) > today).slice(0, 2);
  for (const standing of unsent) await unlessRefused(() => steps.prepareIt(random)(deps, standing, today));
  for (const standing of sent) await unlessRefused(() => steps.counterOfferIt(deps, standing, today));
  const next = new Map<string | undefined, steps.Step>([
    [unsent[1]?.id, steps.approveIt],
    [unsent[2]?.id, steps.discardIt],
    [sent[1]?.id, steps.offerIt(random)],
  ]);
  for (const standing of await read()) {
    const step = next.get(standing.id);
    if (step) await unlessRefused(() => step(deps, standing, today));
  }
}

/** Automatic applications were planned early enough the day before, and go out now. */
async function applyForThem(deps: Deps, now: Date): Promise<void> {
  const before: Deps = { ...deps, clock: new MovableClock(new Date(now.getTime() - PLANNED_BEFORE_MS)) };
  await planForThem(before);
  await sendDuePlans(deps);
}

const planForThem = async (deps: Deps): Promise<void> => {
  const people = await deps.db.as(service, autoAppliers);
  await sideBySide(
    people,
    (id) => [id],
    (id) => planApplications(deps, id),
  );
};

/**
 * Chooses by share without randomness: always the option furthest behind its share. Even a small market then has every
 * outcome in proportion.
 */
function inProportion(): (standing: Standing) => Choice {
  const situations = new Map<string, number[]>();
  return ({ stage, interviewStatus, awaiting }) =>
    (options) => {
      const situation = `${stage} ${interviewStatus} ${awaiting} ${options.length}`;
      const taken = situations.get(situation) ?? options.map(() => 0);
      situations.set(situation, taken);
      const behind = options.map(([, share], i) => ((taken[i] ?? 0) + 0.5) / share);
      const next = behind.indexOf(Math.min(...behind));
      taken[next] = (taken[next] ?? 0) + 1;
      const option = options[next];
      if (!option) throw new RangeError('nothing to choose from');
      return option[0];
    };
}

function stepFor(standing: Standing, choose: Choice, random: Random, now: Date): steps.Step | null {
  switch (standing.stage) {
    case 'matched':
      return choose([
        [steps.manualApply, 16],
        [steps.dismissIt, 4],
        [null, 80],
      ] as const);
    case 'applied':
      return choose([
        [steps.shortlistIt, 40],
        [steps.declineIt, 15],
        [steps.withdrawIt, 5],
        [null, 45],
      ] as const);
    case 'shortlisted':
      return choose([
        [steps.proposeTimes(random), 65],
        [steps.declineIt, 10],
        [null, 25],
      ] as const);
    case 'interviewing':
      return interviewStep(standing, choose, random, now);
    case 'offered':
      return choose([
        [steps.acceptIt, 42],
        [steps.declineOfferIt, 14],
        [steps.rescindIt, 12],
        [steps.letExpire, 14],
        [null, 18],
      ] as const);
    default:
      return null;
  }
}

function interviewStep(standing: Standing, choose: Choice, random: Random, now: Date): steps.Step | null {
  const { interviewStatus, awaiting, startsAt } = standing;
  if (interviewStatus === 'confirmed' && startsAt && new Date(startsAt) < now) {
    return choose([
      [steps.completeIt, 60],
      [steps.missIt, 40],
    ] as const);
  }
  if (interviewStatus === 'confirmed') {
    return choose([
      [null, 60],
      [steps.cancelIt, 40],
    ] as const);
  }
  if (awaiting === 'candidate') {
    return choose([
      [steps.acceptAs('candidate'), 62],
      [steps.counterAs('candidate', random), 14],
      [steps.declineInterviewIt, 6],
      [null, 18],
    ] as const);
  }
  if (awaiting === 'employer') {
    return choose([
      [null, 25],
      [steps.acceptAs('employer'), 75],
    ] as const);
  }
  return choose([
    [steps.offerIt(random), 65],
    [steps.declineIt, 15],
    [null, 20],
  ] as const);
}
