import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { getReport, listReportPeople } from '#domains/hiring/contract/reports.ts';
import { call } from '#platform/web/api/api.ts';
import { listPages } from '#platform/web/api/list-pages.ts';

const REPORTS = ['reports'] as const;

type ReportQuery = z.input<(typeof getReport)['query']>;
type PeopleQuery = Omit<z.input<(typeof listReportPeople)['query']>, 'cursor' | 'limit'>;

export const report = (query: ReportQuery) =>
  queryOptions({ queryKey: [...REPORTS, query], queryFn: () => call(getReport, { query }) });

export const reportPeople = (query: PeopleQuery) =>
  listPages([...REPORTS, 'people', query], (page) => call(listReportPeople, { query: { ...query, ...page } }));
