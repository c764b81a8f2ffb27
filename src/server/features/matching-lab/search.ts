import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import type { LabHit, searchLab as searchCall } from '#shared/contracts/matching-lab.ts';
import { findJobs, findPeople } from './people.repo.ts';

export const searchLab = (deps: Deps, me: string, { kind, q }: InputOf<typeof searchCall>['body']): Promise<LabHit[]> =>
  deps.db.as(admin(me), (tx) => (kind === 'person' ? findPeople(tx, q) : findJobs(tx, q)));
