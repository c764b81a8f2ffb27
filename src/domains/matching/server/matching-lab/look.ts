import { comparePairs } from '#domains/matching/engine/score/compare-pairs.ts';
import { evaluatePair } from '#domains/matching/engine/evaluate.ts';
import { explainGate, explainNearMiss, FEATURE_LABELS } from '#domains/matching/engine/explain/explain.ts';
import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import type { CandidateFacts, Day, Evaluation, GateResult, JobFacts, Weights } from '#domains/matching/engine/types.ts';
import {
  matchIdOf,
  presentReasons,
  presentScore,
  readActiveSetting,
  readCandidateFacts,
  readJobFacts,
} from '#domains/matching/server/matching/index.ts';
import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { admin, engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { LabHit, lookInLab } from '#domains/matching/contract/matching-lab.ts';
import { inventJob, inventPerson } from './invent.ts';
import { INVENTED_PERSON, type Neighborhood } from './lab-engine.ts';
import { askLab } from './lab-thread.ts';
import { nameJobs, namePeople } from './people.repo.ts';
import { settingOf } from './settings.ts';

type Body = InputOf<typeof lookInLab>['body'];
type Answer = AnswerOf<typeof lookInLab>;
type List = NonNullable<Answer['people']>;

interface Chosen {
  person: CandidateFacts | null;
  job: JobFacts | null;
  weights: Weights;
  asOf: Day;
}

/** A person, a job or both, as the engine sees them now. Viewing a real person is audited. */
export async function look(deps: Deps, me: string, body: Body): Promise<Answer> {
  const chosen = await choose(deps, body);
  const { person, job, weights, asOf } = chosen;
  const pair = person && job ? evaluatePair(person, job, weights, asOf) : null;
  const ofJob = job ? await askLab(deps, { kind: 'people', weights, job, person }) : null;
  const ofPerson = person ? await askLab(deps, { kind: 'jobs', weights, person, job }) : null;
  if (person && person.id !== INVENTED_PERSON) {
    await deps.db.as(admin(me), (tx) =>
      audit(tx, {
        actorId: me,
        action: 'match.explained',
        subjectType: 'person',
        subjectId: person.id,
        detail: { jobId: job?.id ?? null },
      }),
    );
  }
  return {
    asOf,
    weightsVersion: weights.version,
    ...(await nameChosen(deps, me, chosen)),
    pair: pair && person && job ? await presentPair(deps, pair, chosen) : null,
    people: ofJob && (await presentPeople(deps, me, ofJob.list, chosen, pair)),
    jobs: ofPerson && (await presentJobs(deps, me, ofPerson.list, chosen, pair)),
    nearMisses: ofPerson
      ? ofPerson.nearMisses.map((miss) => ({ code: miss.code, text: explainNearMiss(miss), jobs: miss.jobs }))
      : null,
    reach: ofJob && { ...ofJob.reach, gates: [...ofJob.reach.gates] },
  };
}

async function choose(deps: Deps, { person, job, setting }: Body): Promise<Chosen> {
  const asOf = dayOf(deps.clock.now());
  const custom = setting && settingOf(setting, 'what-if', 'setting');
  const invented = {
    person: person && 'invented' in person ? inventPerson(person.invented) : null,
    job: job && 'invented' in job ? inventJob(job.invented, asOf) : null,
  };
  return deps.db.as(engineActor, async (tx) => {
    const real = {
      person: person && 'id' in person ? (await readCandidateFacts(tx, [person.id]))[0] : null,
      job: job && 'id' in job ? (await readJobFacts(tx, [job.id]))[0] : null,
    };
    if (real.person === undefined) throw notFound('person');
    if (real.job === undefined) throw notFound('job');
    return {
      person: real.person ?? invented.person,
      job: real.job ?? invented.job,
      weights: (custom ?? (await readActiveSetting(tx))).weights,
      asOf,
    };
  });
}

async function presentPair(deps: Deps, pair: Evaluation, chosen: Chosen): Promise<NonNullable<Answer['pair']>> {
  const { person, job, weights, asOf } = chosen as Chosen & { person: CandidateFacts; job: JobFacts };
  const receipt = receiptOf(person, job, weights, asOf, pair);
  const ids = { candidateId: person.id, jobId: job.id };
  const matchId = await deps.db.as(engineActor, (tx) => matchIdOf(tx, ids));
  return {
    eligible: pair.eligible,
    isStored: matchId !== null,
    gates: pair.gates.map(presentGate),
    score: presentScore({ receipt, createdAt: deps.clock.now() }),
    reasons: presentReasons({ receipt }),
  };
}

const presentGate = (gate: GateResult): NonNullable<Answer['pair']>['gates'][number] => ({
  gate: gate.gate,
  outcome: gate.outcome,
  code: gate.code,
  text: explainGate(gate, 'candidate'),
  facts: Object.entries(gate.facts).map(([name, value]) => ({ name: spaced(name), value: inWords(value) })),
});

/** `topRateCents` as readable text. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function inWords(value: GateResult['facts'][string]): string {
  if (value === null) return 'not stated';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2);
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

const INVENTED: Omit<LabHit, 'id'> = { title: 'Invented here', detail: 'Not stored' };

const nameChosen = (deps: Deps, me: string, { person, job }: Chosen): Promise<Pick<Answer, 'person' | 'job'>> =>
  deps.db.as(admin(me), async (tx) => ({
    person: person && nameOf(await namePeople(tx, [person.id]), person.id),
    job: job && nameOf(await nameJobs(tx, [job.id]), job.id),
  }));

function nameOf(names: ReadonlyMap<string, LabHit>, id: string): typeof INVENTED {
  const { title, detail } = names.get(id) ?? INVENTED;
  return { title, detail };
}

function presentRow(
  { rank, pair }: Neighborhood['rows'][number],
  id: string,
  names: ReadonlyMap<string, LabHit>,
  own: Evaluation | null,
  chosen: Evaluation | null,
): List['rows'][number] {
  const isChosen = chosen !== null && chosen.candidateId === pair.candidateId && chosen.jobId === pair.jobId;
  return {
    rank,
    id,
    ...nameOf(names, id),
    compatibility: pair.compatibility,
    candidateScore: pair.candidateScore * 100,
    employerScore: pair.employerScore * 100,
    isChosen,
    against:
      own && chosen && !isChosen
        ? comparePairs(own, chosen).map(({ feature, side, points, weight }) => ({
            feature,
            side,
            points,
            label: FEATURE_LABELS[feature],
            effect: weight * 100,
          }))
        : [],
  };
}

async function presentPeople(
  deps: Deps,
  me: string,
  list: Neighborhood,
  { job, person, weights, asOf }: Chosen,
  chosen: Evaluation | null,
): Promise<List> {
  const ids = list.rows.map(({ pair }) => pair.candidateId);
  const facts = new Map(
    (await deps.db.as(engineActor, (tx) => readCandidateFacts(tx, ids))).map((one) => [one.id, one]),
  );
  if (person) facts.set(person.id, person);
  const names = await deps.db.as(admin(me), (tx) => namePeople(tx, ids));
  return {
    total: list.total,
    rank: list.rank,
    rows: list.rows.map((row) => {
      const one = facts.get(row.pair.candidateId);
      const own = one && job ? evaluatePair(one, job, weights, asOf) : null;
      return presentRow(row, row.pair.candidateId, names, own, chosen);
    }),
  };
}

async function presentJobs(
  deps: Deps,
  me: string,
  list: Neighborhood,
  { job, person, weights, asOf }: Chosen,
  chosen: Evaluation | null,
): Promise<List> {
  const ids = list.rows.map(({ pair }) => pair.jobId);
  const facts = new Map((await deps.db.as(engineActor, (tx) => readJobFacts(tx, ids))).map((one) => [one.id, one]));
  if (job) facts.set(job.id, job);
  const names = await deps.db.as(admin(me), (tx) => nameJobs(tx, ids));
  return {
    total: list.total,
    rank: list.rank,
    rows: list.rows.map((row) => {
      const one = facts.get(row.pair.jobId);
      const own = one && person ? evaluatePair(person, one, weights, asOf) : null;
      return presentRow(row, row.pair.jobId, names, own, chosen);
    }),
  };
}
