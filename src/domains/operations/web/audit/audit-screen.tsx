import { infiniteQueryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { checkAudit, exportAudit, listAudit } from '#domains/operations/contract/audit.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { auditCopy as copy } from './audit.copy.ts';
import { call, urlOf } from '#platform/web/api/api.ts';
import { classes } from '#platform/web/ui/classes.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#platform/web/ui/actions/button.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { Paged } from '#platform/web/ui/display/paged.tsx';
import { EmptyState, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { LineTable } from './line-table.tsx';

const FILTERS = ['action', 'subjectType', 'subjectId', 'actorId', 'from', 'to'] as const;
const DAYS: ReadonlySet<string> = new Set(['from', 'to']);
type Filter = Partial<Record<(typeof FILTERS)[number], string>>;

const auditOf = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam }) =>
      call(listAudit, { query: { ...filter, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });

export const meta = () => pageMeta(copy.title);

/** The log, newest first, and the check of its chain. The filter is in the URL. */
export default function AuditScreen() {
  const [search, setSearch] = useSearchParams();
  const check = useMutation({ mutationFn: () => call(checkAudit) });
  const filter: Filter = Object.fromEntries(
    FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  return (
    <>
      <PageHeader
        title={copy.title}
        intro={copy.intro}
        action={
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={check.isPending && copy.checking} onClick={() => check.mutate()}>
              {copy.check}
            </Button>
            <LinkButton variant="secondary" to={urlOf(exportAudit.path, {}, filter)} reloadDocument download>
              <Download aria-hidden size={18} />
              {copy.export}
            </LinkButton>
          </div>
        }
      />
      {check.error && <Banner tone="danger">{check.error.message}</Banner>}
      {check.data && <Verdict verdict={check.data} />}
      <SearchForm key={search.toString()} filter={filter} onSearch={(next) => setSearch(next)} />
      <Lines filter={filter} />
    </>
  );
}

function Verdict({ verdict: { checked, unsealed, problem, anchor } }: { verdict: ResponseOf<typeof checkAudit> }) {
  if (!problem) {
    return (
      <Banner tone={anchor ? 'ok' : 'warn'}>
        {copy.fine(checked, unsealed)} {anchor ? copy.anchored(anchor.position) : copy.notAnchored}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={copy.broken}>
      {copy.problems[problem.kind](problem.position, problem.seq)}
    </Banner>
  );
}

/** One row on a wide screen; on a phone a button opens it. */
function SearchForm({ filter, onSearch }: { filter: Filter; onSearch: (filter: Filter) => void }) {
  const [values, setValues] = useState<Filter>(filter);
  const many = Object.keys(filter).length;
  const [isOpen, setOpen] = useState(many > 0);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')));
  };
  return (
    <search className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {copy.open(many)}
      </Button>
      <form
        id={id}
        onSubmit={submit}
        className={classes(
          'w-full grid-cols-2 items-end gap-3 sm:grid lg:grid-cols-3 xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]',
          isOpen ? 'grid' : 'hidden',
        )}
      >
        {FILTERS.map((name) => (
          <TextField
            key={name}
            label={copy.filters[name]}
            {...(name === 'action' ? { placeholder: copy.filters.actionHint } : {})}
            {...(DAYS.has(name) ? { type: 'date' } : {})}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        <span className="flex gap-2">
          <Button type="submit" variant="secondary">
            {copy.apply}
          </Button>
          {many > 0 && (
            <Button variant="quiet" onClick={() => onSearch({})}>
              {copy.clear}
            </Button>
          )}
        </span>
      </form>
    </search>
  );
}

function Lines({ filter }: { filter: Filter }) {
  const query = useInfiniteQuery(auditOf(filter));
  return (
    <Paged
      query={query}
      skeleton={<Skeleton className="h-96" />}
      empty={<EmptyState title={copy.emptyTitle}>{copy.emptyBody}</EmptyState>}
      isDense
    >
      {(rows) => <LineTable rows={rows} />}
    </Paged>
  );
}
