import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { LabHit, searchLab as searchCall } from '#domains/matching/contract/matching-lab.ts';
import { findJobs, findPeople } from './people.repo.ts';

export const searchLab = (deps: Deps, me: string, { kind, q }: InputOf<typeof searchCall>['body']): Promise<LabHit[]> =>
  deps.db.as(admin(me), (tx) => (kind === 'person' ? findPeople(tx, q) : findJobs(tx, q)));
