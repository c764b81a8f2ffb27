import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { APPLICANTS_KEY } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { POSITION_LABELS, POSITIONS } from '#kernel/vocabulary.ts';
import { useLive } from '#platform/web/api/live.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { SearchForm } from '#platform/web/ui/forms/search-form.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { PoolRow } from './pool-row.tsx';
import { poolCopy as copy } from './talent-pool.copy.ts';
import { poolPages } from './talent-pool.queries.ts';

interface Props {
  mayAct: boolean;
  /** The job that the address names, with its title. */
  job: { id: string; title: string } | null;
}

/** The talent pool with its filters in the address; the words stay in the tab, because they may be a name. */
export function PoolPanel({ mayAct, job }: Props) {
  const [address, setAddress] = useSearchParams();
  const [words, setWords] = useState('');
  useLive({ applications: [APPLICANTS_KEY], matches: [APPLICANTS_KEY] });
  const status = address.get('pool') === 'asked' ? 'asked' : 'member';
  const position = POSITIONS.find((known) => known === address.get('position')) ?? null;
  const named = address.get('fits');
  const fits = named === 'any' || (named !== null && named === job?.id) ? named : null;
  const put = (changes: Record<string, string>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => {
    setWords('');
    put({ position: '', fits: '' });
  };
  const isFiltered = words !== '' || position !== null || fits !== null;
  const empty = isFiltered ? (
    <EmptyState
      title={copy.noneTitle}
      action={
        <Button variant="secondary" onClick={clear}>
          {copy.clear}
        </Button>
      }
    >
      {copy.none}
    </EmptyState>
  ) : (
    <EmptyState title={status === 'asked' ? copy.emptyAskedTitle : copy.emptyTitle}>
      {status === 'asked' ? copy.emptyAsked : copy.empty}
    </EmptyState>
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-ink-soft">{copy.lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SearchForm label={copy.search} words={words} onSearch={setWords} />
        <div className="w-full sm:w-48">
          <SelectField
            label={copy.show}
            value={status}
            options={(['member', 'asked'] as const).map((value) => ({ value, label: copy.shows[value] }))}
            onChange={({ target }) => put({ pool: target.value === 'asked' ? 'asked' : '' })}
          />
        </div>
        <div className="w-full sm:w-48">
          <SelectField
            label={copy.position}
            value={position ?? ''}
            placeholder={copy.anyPosition}
            options={POSITIONS.map((value) => ({ value, label: POSITION_LABELS[value] }))}
            onChange={({ target }) => put({ position: target.value })}
          />
        </div>
        {status === 'member' && (
          <div className="w-full sm:w-56">
            <SelectField
              label={copy.fits}
              value={fits ?? ''}
              placeholder={copy.anyJob}
              options={[{ value: 'any', label: copy.anOpenJob }, ...(job ? [{ value: job.id, label: job.title }] : [])]}
              onChange={({ target }) => put({ fits: target.value })}
            />
          </div>
        )}
      </div>
      <Paged
        query={useInfiniteQuery(poolPages({ status, words, position, fits }))}
        skeleton={<Skeleton className="h-96" />}
        empty={empty}
        isDense
      >
        {(items) => (
          <ul aria-label={copy.people} className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.map((member) => (
              <PoolRow key={member.id} member={member} mayAct={mayAct} />
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}
