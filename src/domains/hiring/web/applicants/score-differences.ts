import type { ApplicantCard, EmployerScoreView } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy as copy } from './applicants.copy.ts';

type Person = Pick<ApplicantCard, 'name' | 'score'>;

/** Every part of these scores once, including a part that only one person has. */
export function partsOf(people: readonly Person[]): { feature: string; label: string }[] {
  const labels = new Map(
    people.flatMap(({ score }) => score?.parts ?? []).map(({ feature, label }) => [feature, label]),
  );
  return [...labels].map(([feature, label]) => ({ feature, label }));
}

/** For each pair of neighbors in the list: who has more points, and which parts make the difference. */
export function scoreDifferences(people: readonly Person[]): string[] {
  const scored = people.flatMap(({ name, score }) => (score ? [{ name, score }] : []));
  return scored.slice(1).map((second, at) => {
    const first = scored[at] ?? second;
    const [ahead, behind] = first.score.compatibility < second.score.compatibility ? [second, first] : [first, second];
    const parts = partsOf([ahead, behind])
      .map(({ feature, label }) => ({
        label,
        points: pointsOf(ahead.score, feature) - pointsOf(behind.score, feature),
      }))
      .filter(({ points }) => points !== 0)
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
    return copy.difference(ahead.name, behind.name, ahead.score.compatibility - behind.score.compatibility, parts);
  });
}

const pointsOf = ({ parts }: EmployerScoreView, feature: string): number =>
  parts.find((part) => part.feature === feature)?.points ?? 0;
