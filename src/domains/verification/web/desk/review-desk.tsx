import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { classes } from '#platform/web/ui/classes.ts';
import { useListSearch } from '#platform/web/page/list-search.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import type { LeftOut } from '../queue/bulk-bar.tsx';
import { LeftOutList } from '../queue/left-out.tsx';
import { PlansBar } from '../queue/plans-bar.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { caseCounts } from '../queue/review.queries.ts';
import { CaseNav } from './case-nav.tsx';
import { deskCopy as copy } from './desk.copy.ts';
import { useDeskFilter } from './desk-filter.ts';
import { DirectoryNotice } from './directory-notice.tsx';
import { FilterRow } from './filter-row.tsx';
import { useCaseOrder } from './use-case-order.ts';

/** The queue over the whole width, or one case with the way to its neighbors. The URL says which. */
export function ReviewDesk({ title }: { title: string }) {
  const { filter, opened, set } = useDeskFilter();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  // A case opened from the queue gets the focus, and so does its row on the way back; one opened by a link does not.
  const [last, setLast] = useState<string | null>(null);
  const search = useListSearch({ label: copy.search, isPersonal: true });
  const order = useCaseOrder(filter, search.words, opened);
  const open = (id: string | null) => {
    setLast(id ?? opened);
    set('case', id);
  };

  return (
    <div className="flex flex-col gap-4">
      {opened ? (
        <CaseNav title={title} order={order} onOpen={open} />
      ) : (
        <QueueHeader title={title} form={search.form} />
      )}
      <PlansBar />
      <LeftOutList leftOut={leftOut} onOpen={open} onClose={() => setLeftOut([])} />
      <div className={classes('flex-col gap-3', opened ? 'hidden' : 'flex')}>
        <FilterRow filter={filter} onSet={set} />
        <QueueList
          key={[...Object.values(filter), search.words].join()}
          filter={filter}
          search={search}
          returnsTo={opened ? null : last}
          onOpen={open}
          onLeftOut={setLeftOut}
        />
        <DirectoryNotice />
      </div>
      {opened && (
        <CasePanel key={opened} id={opened} takesFocus={last === opened} onDecided={() => open(order.nextToReview)} />
      )}
    </div>
  );
}

function QueueHeader({ title, form }: { title: string; form: ReactNode }) {
  const { data: counts } = useQuery(caseCounts());
  return (
    <PageHeader
      title={title}
      action={
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {/* Reserves its line until the counts are known. */}
          <p className="min-h-[1lh] tabular text-ink-soft max-sm:w-full sm:pb-2.5">
            {counts && copy.waiting(counts.person + counts.organization, counts.late)}
          </p>
          {form}
        </div>
      }
    />
  );
}
