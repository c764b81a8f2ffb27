import {
  REPORT_COUNTS,
  TIMED_STAGES,
  type ReportFigures,
  type ReportGroup,
  type ReportView,
} from '#domains/hiring/contract/reports.ts';
import { byText } from '#kernel/compare.ts';
import { addDays } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { POSITION_LABELS, type Position } from '#kernel/vocabulary.ts';
import type { Fact } from './facts.ts';
import type { FilledJob } from './reports.repo.ts';

type Unit = { id: string; name: string };

/** Names for the groups of a report. */
export interface GroupNames {
  units: ReadonlyMap<string, readonly Unit[]>;
  members: ReadonlyMap<string, string>;
}

/** The key of applications and jobs that belong to no group. */
const NONE = 'none';

interface Grouped {
  jobId: string;
  position: Position | null;
  recruiterId: string | null;
}

/** The groups of an application or a job: several where its job belongs to several units. */
export function groupsOf(one: Grouped, by: ReportGroup, names: GroupNames): { key: string; label: string }[] {
  if (by === 'position') {
    return [
      one.position ? { key: one.position, label: POSITION_LABELS[one.position] } : { key: NONE, label: 'No position' },
    ];
  }
  if (by === 'recruiter') {
    const name = one.recruiterId === null ? undefined : names.members.get(one.recruiterId);
    return [name && one.recruiterId ? { key: one.recruiterId, label: name } : { key: NONE, label: 'Former members' }];
  }
  const units = names.units.get(one.jobId) ?? [];
  return units.length > 0 ? units.map(({ id, name }) => ({ key: id, label: name })) : [{ key: NONE, label: 'No unit' }];
}

export function summarize(
  facts: readonly Fact[],
  filled: readonly FilledJob[],
  by: ReportGroup,
  names: GroupNames,
): Omit<ReportView, 'lostReasons' | 'months'> {
  const labels = new Map<string, string>();
  const factsIn = new Map<string, Fact[]>();
  const filledIn = new Map<string, FilledJob[]>();
  const sort = <One extends Grouped>(ones: readonly One[], into: Map<string, One[]>) => {
    for (const one of ones) {
      for (const { key, label } of groupsOf(one, by, names)) {
        labels.set(key, label);
        into.set(key, [...(into.get(key) ?? []), one]);
      }
    }
  };
  sort(facts, factsIn);
  sort(filled, filledIn);
  const groups = [...labels]
    .map(([key, label]) => ({ key, label, figures: figuresOf(factsIn.get(key) ?? [], filledIn.get(key) ?? []) }))
    .toSorted((a, b) => Number(a.key === NONE) - Number(b.key === NONE) || byText(a.label, b.label));
  const stays = facts.flatMap((fact) => fact.stays);
  const timeInStage = Object.fromEntries(
    TIMED_STAGES.map((stage) => [
      stage,
      medianOf(stays.filter((stay) => stay.stage === stage).map(({ days }) => days)),
    ]),
  ) as ReportView['timeInStage'];
  return { total: figuresOf(facts, filled), groups, timeInStage };
}

/** The counts of each calendar month of a period; the first and the last may be parts of one. */
export function byMonth(
  facts: readonly Fact[],
  { from, until }: { from: string; until: string },
): ReportView['months'] {
  const months: ReportView['months'] = [];
  for (let first = from; first <= until;) {
    const next = monthAfter(first);
    const last = addDays(next, -1) < until ? addDays(next, -1) : until;
    const own = facts.filter(({ appliedOn }) => appliedOn >= first && appliedOn <= last);
    months.push({ from: first, until: last, counts: countsOf(own) });
    first = next;
  }
  return months;
}

/** The first day of the next month; 31 days after the first of any month are in the next one. */
const monthAfter = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

const countsOf = (facts: readonly Fact[]): ReportFigures['counts'] =>
  Object.fromEntries(
    REPORT_COUNTS.map((count) => [count, facts.filter(({ counts }) => counts.has(count)).length]),
  ) as ReportFigures['counts'];

const figuresOf = (facts: readonly Fact[], filled: readonly FilledJob[]): ReportFigures => ({
  counts: countsOf(facts),
  timeToFill: medianOf(
    filled.flatMap(({ publishedAt, filledAt }) =>
      publishedAt ? [(filledAt.getTime() - publishedAt.getTime()) / DAY_MS] : [],
    ),
  ),
  matchToStart: medianOf(facts.flatMap(({ toStart }) => (toStart === null ? [] : [toStart]))),
});

/** The middle value, or the mean of the two middle ones, with one decimal; null of none. */
export function medianOf(days: readonly number[]): { days: number; of: number } | null {
  const sorted = days.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) return null;
  return { days: Math.round(((low + high) / 2) * 10) / 10, of: sorted.length };
}
