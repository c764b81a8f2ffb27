import { useSearchParams } from 'react-router';
import { REPORT_COUNTS, REPORT_GROUPS, type ReportCount, type ReportGroup } from '#domains/hiring/contract/reports.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { knownValue } from '#platform/web/page/search-choice.tsx';

const USUAL_DAYS = 89;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface ReportChoice {
  from: string;
  until: string;
  by: ReportGroup;
}

/** The period and the breakdown in the URL; the last 90 days without one. */
export function useReportChoice() {
  const [search, setSearch] = useSearchParams();
  const today = dayOf(new Date());
  const dayIn = (name: string) => {
    const text = search.get(name) ?? '';
    return DAY.test(text) ? text : null;
  };
  const choice: ReportChoice = {
    from: dayIn('from') ?? addDays(today, -USUAL_DAYS),
    until: dayIn('until') ?? today,
    by: knownValue(REPORT_GROUPS, search.get('by')) ?? 'unit',
  };
  const choose = (changed: Partial<ReportChoice>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changed)) before.set(name, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  return { choice, choose };
}

/** The address of the people behind a number; without a group, those of all. */
export const peopleHref = (choice: ReportChoice, count: ReportCount, key?: string): string =>
  `/employer/reports/people?${new URLSearchParams({ ...choice, count, ...(key && { key }) })}`;

/** What a list of people shows, from its URL; null where the URL names no number. */
export function useReportPeople() {
  const [search] = useSearchParams();
  const { choice } = useReportChoice();
  const count = knownValue(REPORT_COUNTS, search.get('count'));
  const key = search.get('key') ?? undefined;
  return count ? { choice, count, key } : null;
}
