import { expect, test } from 'vitest';
import { REPORT_COUNTS, type ReportFigures } from '#domains/hiring/contract/reports.ts';
import { reportCsv } from './report-csv.ts';

const figures = (applied: number): ReportFigures => ({
  counts: { ...Object.fromEntries(REPORT_COUNTS.map((count) => [count, 0])), applied } as ReportFigures['counts'],
  timeToFill: { days: 12.5, of: 2 },
  matchToStart: null,
});

test('a report is a line per group and the total, and a unit named like a formula stays text', () => {
  const view = {
    total: figures(7),
    groups: [{ key: 'a', label: '=1+1', figures: figures(7) }],
    months: [],
    timeInStage: { applied: null, shortlisted: null, interviewing: null, offered: null },
    lostReasons: [],
  };
  const lines = reportCsv(view, 'unit').split('\r\n');
  expect(lines[0]?.startsWith('Unit,Applied,')).toBe(true);
  expect(lines[1]?.startsWith("'=1+1,7,0,")).toBe(true);
  expect(lines[2]?.startsWith('Total,7,0,')).toBe(true);
  expect(lines[2]?.endsWith(',12.5,')).toBe(true);
  expect(lines[0]?.split(',').length).toBe(lines[2]?.split(',').length);
});
