import { presentJobCard } from '#domains/hiring/server/applications/index.ts';
import { PREVIEWED_JOBS, type OpenQuestion, type PreviewedJob } from '#domains/matching/contract/job-preview.ts';
import { explainGate } from '#domains/matching/engine/explain/explain.ts';
import type { Evaluation, JobFacts, MatchEngine } from '#domains/matching/engine/types.ts';
import { marketOf, nearMissText, readUnfinishedFacts } from '#domains/matching/server/matching/index.ts';
import type { Certification } from '#kernel/vocabulary.ts';
import { engine as engineActor, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { asApproved, DRIVE_MILES, withAllCertifications, withUnanswered } from './assumed-facts.ts';
import { readOpenJobs } from './job-preview.repo.ts';

const UNLOCKS = 6;
const RULED_OUT = 3;

type Person = NonNullable<Awaited<ReturnType<typeof readUnfinishedFacts>>>;

const NOTHING = { items: [], total: 0, radiusMiles: null, unlocks: [], ruledOut: [] };

/**
 * The open jobs that fit what a profile says so far. What it does not say yet rules nothing out: it is listed as to be
 * confirmed. Nothing is stored, and no employer sees the person.
 */
export async function previewJobs(deps: Deps, userId: string) {
  const person = await deps.db.as(engineActor, (tx) => readUnfinishedFacts(tx, userId));
  if (!person) return NOTHING;
  const market = await marketOf(deps).engine();
  const { stated, fitting } = search(market, person);
  const jobs = new Map(market.storedJobs().map((job) => [job.id, job]));
  const unlocks = market.nearMisses(stated, { limit: UNLOCKS });
  const ruledOut = unlocks
    .filter(({ gate }) => gate === 'license')
    .flatMap(({ jobIds }) => jobIds)
    .slice(0, RULED_OUT);
  const shown = fitting.slice(0, PREVIEWED_JOBS).map(({ jobId }) => jobId);
  const cards = await deps.db.as(user(userId), async (tx) => {
    const rows = await readOpenJobs(tx, [...shown, ...ruledOut]);
    return new Map(rows.map((row) => [row.job.id, presentJobCard(row.job, row.organizationName, row.facilityType)]));
  });
  // A job that closed a moment ago is left out.
  const listed = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const [job, card] = [jobs.get(id), cards.get(id)];
      return job && card ? [{ card, job, evaluation: market.evaluate(stated, job) }] : [];
    });
  return {
    items: listed(shown).map(({ card, job, evaluation }) => ({
      job: card,
      distanceMiles: wholeMiles(evaluation),
      ...openQuestions(person, job, evaluation),
    })),
    total: fitting.length,
    radiusMiles: stated.radiusMiles,
    unlocks: unlocks.map((miss) => ({
      code: miss.code,
      gate: miss.gate,
      subject: (miss.facts['subject'] ?? null) as string | null,
      text: nearMissText(miss),
      jobs: miss.jobs,
    })),
    ruledOut: listed(ruledOut).map(({ card, evaluation }) => ({
      job: card,
      distanceMiles: wholeMiles(evaluation),
      reason:
        evaluation.gates.flatMap((gate) => (gate.gate === 'license' ? [explainGate(gate, 'candidate')] : []))[0] ?? '',
    })),
  };
}

/** Within the person's own distance; without one, within a drive, and everywhere when nothing is that near. */
function search(market: MatchEngine, { facts, hasYears }: Person) {
  const within = (radius: number | null) => {
    const stated = withUnanswered(asApproved(facts, radius), hasYears);
    return { stated, fitting: market.jobsForPerson(withAllCertifications(stated)) };
  };
  const near = within(facts.radiusMiles ?? DRIVE_MILES);
  return near.fitting.length > 0 || facts.radiusMiles !== null ? near : within(null);
}

const wholeMiles = ({ distanceMiles }: Evaluation): number | null =>
  distanceMiles === null ? null : Math.max(1, Math.round(distanceMiles));

function openQuestions(
  { facts, hasYears }: Person,
  job: JobFacts,
  evaluation: Evaluation,
): Pick<PreviewedJob, 'toConfirm' | 'certifications'> {
  const missing = evaluation.gates.find(({ gate }) => gate === 'certifications')?.facts['missing'];
  const certifications = (Array.isArray(missing) ? missing : []) as Certification[];
  const toConfirm: OpenQuestion[] = [];
  if (facts.licenses.length === 0 && asksLicense(evaluation)) toConfirm.push('license');
  if (certifications.length > 0) toConfirm.push('certifications');
  if (!hasYears && job.minimumYears > 0) toConfirm.push('experience');
  return { toConfirm, certifications };
}

const asksLicense = ({ gates }: Evaluation): boolean =>
  gates.some(({ gate, code }) => gate === 'license' && code !== 'LICENSE_NOT_NEEDED');
