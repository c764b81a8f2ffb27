/**
 * The conformance suite for every engine: the reference, the columnar engine and future ones. Run it from a test file:
 * `describeEngine('oracle', createOracle)`.
 *
 * `MATCHING_RUNS` multiplies the number of random markets (default 1, about 100,000 pairs; 100 is the long run of
 * about ten million pairs).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARBITRARY_TODAY, candidateOf, jobOf, smallMarket, type SmallMarket } from '#tests/matching/arbitraries.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import {
  GATES,
  type CandidateFacts,
  type JobFacts,
  type MatchEngine,
  type MatchEngineFactory,
} from '#domains/matching/engine/types.ts';
import { normalized, WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { job, nurse } from '#tests/matching/golden/people.ts';

const RUNS = Number(process.env['MATCHING_RUNS'] ?? 1);
const SEED = 20_261_121;
const OTHER_WEIGHTS = normalized({
  version: 'other',
  candidate: { schedule: 0.4, setting: 0.1, response: 0.1, commute: 0.2, pay: 0.2 },
  employer: { experience: 0.1, recency: 0.1, completeness: 0.1, specialty: 0.2, skills: 0.3, certifications: 0.2 },
});

const start = (factory: MatchEngineFactory, market: Partial<SmallMarket> = {}) =>
  factory({ asOf: ARBITRARY_TODAY, weights: WEIGHTS_V1, ...market });

const property = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void, runs = 100) =>
  fc.assert(fc.property(arbitrary, check), { numRuns: runs * RUNS, seed: SEED });

/** All results of an engine over a market, as one comparable value. */
const answers = (engine: MatchEngine, market: SmallMarket) => ({
  people: market.jobs.map((j) => engine.peopleForJob(j.id)),
  top: market.jobs.map((j) => engine.peopleForJob(j.id, { limit: 3 })),
  jobs: market.candidates.map((c) => engine.jobsForPerson(c.id)),
  topJobs: market.candidates.map((c) => engine.jobsForPerson(c.id, { limit: 2 })),
  reach: market.jobs.map((j) => engine.reach(j.id)),
  misses: market.candidates.map((c) => engine.nearMisses(c)),
  everybody: market.jobs.map((j) => engine.peopleForJob(j.id, { gates: 'aside', limit: 5 })),
  everyJob: market.candidates.map((c) => engine.jobsForPerson(c.id, { gates: 'aside' })),
});

/** Changes that can only improve the candidate score or the employer score: no score may fall. */
const BETTER_FOR_PERSON: readonly ((j: JobFacts) => JobFacts)[] = [
  (j) => ({ ...j, payMinCents: j.payMinCents + 100, payMaxCents: j.payMaxCents + 100 }),
  (j) => ({ ...j, responseRecord: 1 }),
];
const BETTER_FOR_EMPLOYER: readonly ((c: CandidateFacts, j: JobFacts) => CandidateFacts)[] = [
  (c) => ({ ...c, yearsExperience: c.yearsExperience + 1 }),
  (c, j) => ({ ...c, skills: [...new Set([...c.skills, ...j.skills])] }),
  (c, j) => ({ ...c, specialties: j.specialty ? [...c.specialties, j.specialty] : c.specialties }),
  (c) => ({ ...c, completeness: 1 }),
  (c) => ({ ...c, currentlyWorking: true }),
  (c, j) => ({
    ...c,
    certifications: [...c.certifications, ...j.preferredCertifications.map((id) => ({ id, expiresOn: '2030-01-31' }))],
  }),
];

export function describeEngine(name: string, factory: MatchEngineFactory): void {
  describe(`engine ${name}`, () => {
    test('returns the same ids, order and bits as the reference, in both directions', () => {
      property(smallMarket(), (market) => {
        expect(answers(start(factory, market), market)).toEqual(answers(start(createOracle, market), market));
      });
    });

    test('lists exactly the pairs that pass every gate', () => {
      property(smallMarket(), (market) => {
        const engine = start(factory, market);
        for (const posting of market.jobs) {
          const listed = new Set(engine.peopleForJob(posting.id).map((pair) => pair.candidateId));
          for (const person of market.candidates) {
            expect(listed.has(person.id)).toBe(engine.evaluate(person, posting).eligible);
          }
        }
      });
    });

    test('both directions and the full evaluation agree on the score', () => {
      property(smallMarket(15, 4), (market) => {
        const engine = start(factory, market);
        const people = new Map(market.candidates.map((c) => [c.id, c]));
        for (const posting of market.jobs) {
          for (const pair of engine.peopleForJob(posting.id)) {
            const person = people.get(pair.candidateId);
            if (!person) throw new Error('listed somebody who is not stored');
            expect(engine.evaluate(person, posting)).toMatchObject(pair);
            expect(engine.jobsForPerson(person.id)).toContainEqual(pair);
            expect(pair.candidateScore).toBeGreaterThanOrEqual(0);
            expect(pair.candidateScore).toBeLessThanOrEqual(1 + 1e-12);
            expect(pair.employerScore).toBeLessThanOrEqual(1 + 1e-12);
          }
        }
      });
    });

    test('lists best first, ties by id, and a limit truncates the same list', () => {
      property(smallMarket(), (market) => {
        const engine = start(factory, market);
        for (const posting of market.jobs) {
          const all = engine.peopleForJob(posting.id);
          for (const [index, pair] of all.entries()) {
            const before = all[index - 1];
            if (!before) continue;
            const inOrder =
              before.rankScore > pair.rankScore ||
              (before.rankScore === pair.rankScore && before.candidateId < pair.candidateId);
            expect(inOrder).toBe(true);
          }
          for (const limit of [0, 1, 2, 5]) {
            expect(engine.peopleForJob(posting.id, { limit })).toEqual(all.slice(0, limit));
          }
        }
        for (const { id } of market.candidates) {
          const all = engine.jobsForPerson(id);
          for (const limit of [0, 1, 2]) expect(engine.jobsForPerson(id, { limit })).toEqual(all.slice(0, limit));
        }
      });
    });

    test('results do not depend on the order or number of upserts', () => {
      property(smallMarket(20, 4), (market) => {
        const forward = start(factory, market);
        const backward = start(factory, {
          candidates: market.candidates.toReversed(),
          jobs: market.jobs.toReversed(),
        });
        for (const person of market.candidates) backward.upsertCandidate(person);
        expect(answers(backward, market)).toEqual(answers(forward, market));
      });
    });

    test('incremental changes give the same result as a new engine', () => {
      const edits = fc.record({ before: smallMarket(20, 4), after: smallMarket(20, 4) });
      property(edits, ({ before, after }) => {
        const engine = start(factory, before);
        engine.peopleForJob(before.jobs[0]?.id ?? '');
        const kept = new Set(after.candidates.map((c) => c.id));
        const keptJobs = new Set(after.jobs.map((j) => j.id));
        for (const person of before.candidates) if (!kept.has(person.id)) engine.removeCandidate(person.id);
        for (const person of after.candidates) engine.upsertCandidate(person);
        for (const posting of before.jobs) if (!keptJobs.has(posting.id)) engine.removeJob(posting.id);
        for (const posting of after.jobs) engine.upsertJob(posting);
        expect(engine.candidateCount).toBe(after.candidates.length);
        expect(engine.jobCount).toBe(after.jobs.length);
        expect(answers(engine, after)).toEqual(answers(start(factory, after), after));
      });
    });

    test('changing weights or day gives the same result as starting with them', () => {
      property(smallMarket(20, 4), (market) => {
        const engine = start(factory, market);
        engine.setWeights(OTHER_WEIGHTS);
        const again = new Set(engine.setAsOf('2026-12-20'));
        for (const person of market.candidates) if (again.has(person.id)) engine.upsertCandidate(person);
        const fresh = factory({ asOf: '2026-12-20', weights: OTHER_WEIGHTS, ...market });
        expect(answers(engine, market)).toEqual(answers(fresh, market));
        expect(answers(engine, market)).toEqual(
          answers(createOracle({ asOf: '2026-12-20', weights: OTHER_WEIGHTS, ...market }), market),
        );
      });
    });

    test('a new row never changes the scores or order of others', () => {
      const grown = fc.record({
        market: smallMarket(20, 4),
        person: candidateOf(fc.constant('person-new')),
        posting: jobOf(fc.constant('job-new')),
      });
      property(grown, ({ market, person, posting }) => {
        const engine = start(factory, market);
        const before = market.jobs.map((j) => engine.peopleForJob(j.id));
        const beforeJobs = market.candidates.map((c) => engine.jobsForPerson(c.id));
        engine.upsertCandidate(person);
        engine.upsertJob(posting);
        expect(
          market.jobs.map((j) => engine.peopleForJob(j.id).filter((pair) => pair.candidateId !== person.id)),
        ).toEqual(before);
        expect(
          market.candidates.map((c) => engine.jobsForPerson(c.id).filter((pair) => pair.jobId !== posting.id)),
        ).toEqual(beforeJobs);
      });
    });

    test('improvements for one side never lower its score and leave the other side unchanged', () => {
      const pair = fc.record({ person: candidateOf(fc.constant('p')), posting: jobOf(fc.constant('j')) });
      property(
        pair,
        ({ person, posting }) => {
          const engine = start(factory);
          const base = engine.evaluate(person, posting);
          for (const better of BETTER_FOR_PERSON) {
            const next = engine.evaluate(person, better(posting));
            expect(next.candidateScore).toBeGreaterThanOrEqual(base.candidateScore);
            expect(next.employerScore).toBe(base.employerScore);
          }
          for (const better of BETTER_FOR_EMPLOYER) {
            const next = engine.evaluate(better(person, posting), posting);
            expect(next.employerScore).toBeGreaterThanOrEqual(base.employerScore);
            expect(next.candidateScore).toBe(base.candidateScore);
          }
        },
        300,
      );
    });

    test('unknown facts change nothing: medical documents, a name, a group', () => {
      property(
        smallMarket(10, 3),
        (market) => {
          const extra = { medicalDocuments: ['immunization'], name: 'A', sex: 'f', raceEthnicity: 'x', zip: '64801' };
          const told = { ...market, candidates: market.candidates.map((c) => ({ ...c, ...extra })) };
          expect(answers(start(factory, told), told)).toEqual(answers(start(factory, market), market));
        },
        30,
      );
    });

    test('an unstored draft can be searched and reports its reach', () => {
      property(smallMarket(20, 3), (market) => {
        const engine = start(factory, { candidates: market.candidates });
        for (const posting of market.jobs) {
          const open: JobFacts = { ...posting, status: 'published', validThrough: '2027-01-31' };
          const draft: JobFacts = { ...open, status: 'draft' };
          expect(engine.peopleForJob(draft)).toEqual([]);
          expect(engine.reach(draft).eligible).toBe(engine.peopleForJob(open).length);
        }
      });
    });

    test('every evaluation lists each gate once, in order', () => {
      const engine = start(factory);
      expect(engine.evaluate(nurse(), job()).gates.map((gate) => gate.gate)).toEqual([...GATES]);
    });

    test('empty markets and unknown ids return empty results', () => {
      const engine = start(factory);
      expect(engine.peopleForJob('nobody')).toEqual([]);
      expect(engine.jobsForPerson('nobody')).toEqual([]);
      expect(engine.peopleForJob(job())).toEqual([]);
      expect(engine.jobsForPerson(nurse())).toEqual([]);
      expect(engine.nearMisses(nurse())).toEqual([]);
      expect(engine.reach(job())).toEqual({ eligible: 0, held: 0, considered: 0, gates: [], tightest: null });
      engine.removeCandidate('nobody');
      engine.removeJob('nobody');
      expect(engine.candidateCount).toBe(0);
    });

    test('names the tightest requirement of a job without eligible people', () => {
      const people = ['a', 'b', 'c'].map((id) => nurse({ id, payFloorCents: id === 'c' ? 3500 : 9000 }));
      const engine = start(factory, { candidates: people });
      const reach = engine.reach(job({ minimumYears: aboveAll(people) }));
      expect(reach).toMatchObject({ eligible: 0, considered: 3, tightest: 'experience' });
      expect(reach.gates).toEqual([
        { gate: 'experience', excluded: 3, only: 1 },
        { gate: 'pay', excluded: 2, only: 0 },
      ]);
    });

    test('invalid weights are refused and change nothing', () => {
      const engine = start(factory, { candidates: [nurse()], jobs: [job()] });
      const before = engine.peopleForJob('job');
      const broken = { ...WEIGHTS_V1, candidate: { ...WEIGHTS_V1.candidate, pay: Number.NaN } };
      expect(() => engine.setWeights(broken)).toThrow(RangeError);
      expect(engine.peopleForJob('job')).toEqual(before);
    });
  });
}

/** A minimum just above anyone's. */
const aboveAll = (people: readonly CandidateFacts[]) => Math.max(...people.map((c) => c.yearsExperience)) + 1;
