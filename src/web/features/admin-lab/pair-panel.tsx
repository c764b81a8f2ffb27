import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { InventedJob, InventedPerson } from '#shared/contracts/matching-lab.ts';
import { labCopy as copy } from '#web/copy/admin-lab.ts';
import { ApiError } from '#web/lib/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { InventJob } from './invent-job.tsx';
import { InventPerson } from './invent-person.tsx';
import { LabPicker } from './lab-picker.tsx';
import { lookAt } from './lab.queries.ts';
import { LookResult } from './look-result.tsx';

/** Who is chosen stands in the address; who is invented lives as long as the screen. */
export function PairPanel() {
  const [search, setSearch] = useSearchParams();
  const [inventing, setInventing] = useState({ person: false, job: false });
  const [person, setPerson] = useState<InventedPerson | null>(null);
  const [job, setJob] = useState<InventedJob | null>(null);
  const ids = { person: search.get('person'), job: search.get('job') };
  const set = (name: 'person' | 'job') => (id: string | null) =>
    setSearch(
      (before) => {
        if (id) before.set(name, id);
        else before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );
  const real = (id: string | null) => (id ? { id } : null);
  const query = useQuery(
    lookAt(
      inventing.person ? person && { invented: person } : real(ids.person),
      inventing.job ? job && { invented: job } : real(ids.job),
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
          onChoose={set('person')}
          isInventing={inventing.person}
          onInvent={(on) => setInventing((before) => ({ ...before, person: on }))}
          invent={<InventPerson errors={errors.person} onUse={setPerson} />}
        />
        <LabPicker
          kind="job"
          label={copy.job}
          chosen={ids.job}
          onChoose={set('job')}
          isInventing={inventing.job}
          onInvent={(on) => setInventing((before) => ({ ...before, job: on }))}
          invent={<InventJob errors={errors.job} onUse={setJob} />}
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
