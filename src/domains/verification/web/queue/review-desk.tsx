import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { VERIFICATION_STATES } from '#domains/verification/contract/verification.ts';
import { reviewCopy as copy, statusLabels } from './review.copy.ts';
import { knownValue } from '#platform/web/page/search-choice.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import type { LeftOut } from './bulk-bar.tsx';
import { CasePanel } from '../case/case-panel.tsx';
import { DirectoryNotice } from './directory-notice.tsx';
import { LeftOutList } from './left-out.tsx';
import { PlansBar } from './plans-bar.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueueFilter } from './review.queries.ts';

const STATES = [...VERIFICATION_STATES, 'second_review'] as const;
const SUBJECTS = ['all', 'person', 'organization'] as const;
const CLAIMS = ['all', 'mine', 'assigned', 'free'] as const;
const DUES = ['all', 'late'] as const;
const ORDERS = ['age', 'risk'] as const;

/** Queue and case on one screen. The selection is in the URL, so that it can be shared and restored. */
export function ReviewDesk({ withStates }: { withStates: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  // A case chosen in the queue gets the focus; one opened by a link starts at the top of the page.
  const [hasChosen, setHasChosen] = useState(false);
  const chosen = search.get('case');
  const filter = {
    status: withStates ? (knownValue(STATES, search.get('status')) ?? 'pending') : 'pending',
    subject: knownValue(SUBJECTS, search.get('subject')) ?? 'all',
    claim: knownValue(CLAIMS, search.get('claim')) ?? 'all',
    due: knownValue(DUES, search.get('due')) ?? 'all',
    order: knownValue(ORDERS, search.get('order')) ?? 'age',
  } satisfies QueueFilter;
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'case') next.delete('case');
        return next;
      },
      { preventScrollReset: true },
    );
  const choose = (id: string) => {
    setHasChosen(true);
    set('case', id);
  };

  return (
    <div className="flex flex-col gap-4">
      {/* On a phone it is part of the queue, which an open case hides. */}
      <div className={chosen ? 'hidden lg:block' : undefined}>
        <DirectoryNotice />
      </div>
      <PlansBar />
      <LeftOutList leftOut={leftOut} onOpen={choose} onClose={() => setLeftOut([])} />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <section
          aria-label={copy.queue}
          className={classes(
            'flex-col gap-4 lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:self-start',
            chosen ? 'hidden' : 'flex',
          )}
        >
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
            {withStates && (
              <SelectField
                label={copy.filters.status}
                value={filter.status}
                onChange={(event) => set('status', event.target.value)}
                options={STATES.map((value) => ({
                  value,
                  label: value === 'second_review' ? copy.secondReviewStatus : statusLabels[value],
                }))}
              />
            )}
            <SelectField
              label={copy.filters.subject}
              value={filter.subject}
              onChange={(event) => set('subject', event.target.value)}
              options={SUBJECTS.map((value) => ({ value, label: copy.subjects[value] }))}
            />
            <SelectField
              label={copy.filters.claim}
              value={filter.claim}
              onChange={(event) => set('claim', event.target.value)}
              options={CLAIMS.map((value) => ({ value, label: copy.claims[value] }))}
            />
          </div>
          {filter.status === 'pending' && (
            <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
              {/* Shown only to a reviewer who came for late cases, so that the queue keeps the space. */}
              {filter.due === 'late' && (
                <SelectField
                  label={copy.filters.due}
                  value={filter.due}
                  onChange={(event) => set('due', event.target.value)}
                  options={DUES.map((value) => ({ value, label: copy.dues[value] }))}
                />
              )}
              <SelectField
                label={copy.filters.order}
                value={filter.order}
                onChange={(event) => set('order', event.target.value)}
                options={ORDERS.map((value) => ({ value, label: copy.orders[value] }))}
              />
            </div>
          )}
          {/* On a wide screen the queue scrolls separately, so that the case stays visible; the padding is for focus rings. */}
          <div className="lg:-m-1 lg:min-h-0 lg:scroll-pt-40 lg:overflow-y-auto lg:p-1">
            <QueueList
              key={Object.values(filter).join()}
              filter={filter}
              chosen={chosen}
              onChoose={choose}
              onLeftOut={setLeftOut}
            />
          </div>
        </section>
        <div className={classes('min-w-0 flex-col gap-4 lg:flex', chosen ? 'flex' : 'hidden')}>
          {chosen ? (
            <>
              <div className="lg:hidden">
                <Button variant="quiet" size="sm" onClick={() => set('case', null)}>
                  <ArrowLeft aria-hidden size={18} />
                  {copy.back}
                </Button>
              </div>
              <CasePanel key={chosen} id={chosen} takesFocus={hasChosen} />
            </>
          ) : (
            <p className="rounded-card border border-dashed border-line-strong/60 p-10 text-center text-ink-soft">
              {copy.choose}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
