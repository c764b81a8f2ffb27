import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { RequestOf } from '#platform/contract/contract.ts';
import {
  getLabRound,
  getLabRun,
  listLabRounds,
  listLabRuns,
  listVersions,
  lookInLab,
  openLab,
  runLab,
  searchLab,
  type SettingShape,
} from '#domains/matching/contract/matching-lab.ts';
import { call } from '#platform/web/api/api.ts';

export const LAB = ['admin', 'lab'] as const;

export const hitsOf = (kind: 'person' | 'job', q: string) =>
  queryOptions({ queryKey: [...LAB, kind, q], queryFn: () => call(searchLab, { body: { kind, q } }) });

type Look = RequestOf<typeof lookInLab>['body'];
export type Chosen<K extends 'person' | 'job'> = Look[K];

export const lookAt = (person: Look['person'], job: Look['job']) =>
  queryOptions({
    queryKey: [...LAB, 'look', person, job],
    queryFn: person || job ? () => call(lookInLab, { body: { person, job } }) : skipToken,
  });

export interface NamedSetting {
  name: string;
  setting: SettingShape;
}

export const liveRun = (before: NamedSetting | null, after: NamedSetting | null) =>
  queryOptions({
    queryKey: [...LAB, 'live', before, after],
    queryFn: after ? () => call(runLab, { body: { ...(before ? { before } : {}), after } }) : skipToken,
    placeholderData: keepPreviousData,
  });

export const keptRun = (id: string | null) =>
  queryOptions({
    queryKey: [...LAB, 'run', id],
    queryFn: id ? () => call(getLabRun, { params: { id } }) : skipToken,
  });

export const keptRuns = () => queryOptions({ queryKey: [...LAB, 'runs'], queryFn: () => call(listLabRuns) });

export const keptRound = (id: string | null) =>
  queryOptions({
    queryKey: [...LAB, 'round', id],
    queryFn: id ? () => call(getLabRound, { params: { id } }) : skipToken,
  });

export const keptRounds = () => queryOptions({ queryKey: [...LAB, 'rounds'], queryFn: () => call(listLabRounds) });
/** Begins to load the market for the lab, once for all of its tabs. */
export const labMarket = () =>
  queryOptions({ queryKey: [...LAB, 'market'], queryFn: () => call(openLab), staleTime: Infinity });

export const versions = () => queryOptions({ queryKey: [...LAB, 'versions'], queryFn: () => call(listVersions) });
