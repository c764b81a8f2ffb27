import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { inventedJob, inventedPerson } from '#domains/matching/contract/matching-lab.ts';
import { labCopy as copy } from '../lab.copy.ts';
import { ApiError } from '#platform/web/api/api.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { InventJob } from './invent-job.tsx';
import { InventPerson } from './invent-person.tsx';
import { LabPicker } from './lab-picker.tsx';
import { lookAt } from '../lab.queries.ts';
import { LookResult } from './look-result.tsx';
import { useInvented } from './use-invented.ts';
import { useParam } from '../use-param.ts';

/** The selection is in the address, so links are shareable. */
export function PairPanel() {
  const [search] = useSearchParams();
  const person = useInvented('person', inventedPerson);
  const job = useInvented('job', inventedJob);
  const ids = { person: search.get('person'), job: search.get('job') };
  const choose = { person: useParam('person'), job: useParam('job') };
  const real = (id: string | null) => (id ? { id } : null);
  const query = useQuery(
    lookAt(
      person.isInventing ? person.words && { invented: person.words } : real(ids.person),
      job.isInventing ? job.words && { invented: job.words } : real(ids.job),
    ),
  );
  const isAsked = query.fetchStatus !== 'idle' || query.data !== undefined || query.error !== null;
  const refused = query.error instanceof ApiError ? query.error.fields : {};
  const errorsOf = (name: 'person' | 'job') => {
    const at = `${name}.invented.`;
    return Object.fromEntries(
      Object.entries(refused).flatMap(([path, words]) => (path.startsWith(at) ? [[path.slice(at.length), words]] : [])),
    );
  };
  const errors = { person: errorsOf('person'), job: errorsOf('job') };
  const isRefused = Object.keys({ ...errors.person, ...errors.job }).length > 0;
  const isNotReady = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-6 md:grid-cols-2">
        <LabPicker
          kind="person"
          label={copy.person}
          chosen={ids.person}
          onChoose={choose.person}
          isInventing={person.isInventing}
          onInvent={person.turn}
          invent={<InventPerson start={person.words} errors={errors.person} onUse={person.use} />}
        />
        <LabPicker
          kind="job"
          label={copy.job}
          chosen={ids.job}
          onChoose={choose.job}
          isInventing={job.isInventing}
          onInvent={job.turn}
          invent={<InventJob start={job.words} errors={errors.job} onUse={job.use} />}
        />
      </div>
      {!isAsked ? (
        <p className="rounded-card border border-dashed border-line-strong/60 p-10 text-center text-ink-soft">
          {copy.waiting}
        </p>
      ) : isNotReady ? (
        <Banner tone="warn">{copy.notReady}</Banner>
      ) : isRefused ? (
        <Banner tone="danger">{copy.checkInvented}</Banner>
      ) : (
        <QueryStates query={query} skeleton={<Skeleton className="h-64" />}>
          {(look) => <LookResult look={look} />}
        </QueryStates>
      )}
    </div>
  );
}
