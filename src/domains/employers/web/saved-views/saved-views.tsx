import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  changeSavedView,
  deleteSavedView,
  viewQuery,
  type SavedView,
  type ViewScreen,
} from '#domains/employers/contract/saved-views.ts';
import { call } from '#platform/web/api/api.ts';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { viewsCopy as copy } from './saved-views.copy.ts';
import { savedViews } from './saved-views.queries.ts';
import { ViewDialog } from './view-dialog.tsx';

type Open = 'save' | 'rename' | 'delete' | null;

/**
 * The member's saved views of a screen as links, and what can be done with the filters in the address. The view that was
 * opened last stays marked while its filters change, so that they can be saved to it. Absent while there is neither.
 */
export function SavedViews({ screen }: { screen: ViewScreen }) {
  const [address] = useSearchParams();
  const { data } = useQuery(savedViews());
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const views = data?.items.filter((view) => view.screen === screen) ?? [];
  const query = viewQuery(screen, address);
  const same = views.find((view) => view.query === query) ?? null;
  const opened = same ?? views.find(({ id }) => id === openedId) ?? null;
  const close = () => setOpen(null);
  if (!data || (views.length === 0 && query === '')) return null;
  return (
    <nav aria-label={copy.label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {views.map((view) => (
        <Link
          key={view.id}
          to={`?${view.query}`}
          replace
          preventScrollReset
          aria-current={view === same ? 'true' : undefined}
          onClick={() => setOpenedId(view.id)}
          className={classes(
            'inline-flex target items-center rounded-control border px-3 text-sm font-medium wrap-anywhere',
            view === opened ? 'border-primary bg-prairie-50' : 'border-line-strong bg-surface hover:border-primary',
          )}
        >
          {view.name}
        </Link>
      ))}
      {!same && query !== '' && (
        <Button variant={views.length === 0 ? 'secondary' : 'quiet'} size="sm" onClick={() => setOpen('save')}>
          {copy.save}
        </Button>
      )}
      {opened && <Change view={opened} query={query} isSame={opened === same} onOpen={setOpen} />}
      {(open === 'save' || (open === 'rename' && opened)) && (
        <ViewDialog screen={screen} query={query} view={open === 'rename' ? opened : null} onClose={close} />
      )}
      {open === 'delete' && opened && (
        <RemoveDialog
          title={copy.removeTitle(opened.name)}
          copy={copy}
          run={() => call(deleteSavedView, { params: { id: opened.id } })}
          queryKey={savedViews().queryKey}
          onClose={close}
        />
      )}
    </nav>
  );
}

interface ChangeProps {
  view: SavedView;
  query: string;
  isSame: boolean;
  onOpen: (open: Open) => void;
}

/** What can be done with the view that is open. */
function Change({ view: { id, name }, query, isSame, onOpen }: ChangeProps) {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: () => call(changeSavedView, { params: { id }, body: { query } }),
    onSuccess: () => notice(copy.updated(name), { tone: 'ok' }),
    onError: (error) => notice(error.message, { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: savedViews().queryKey }),
  });
  return (
    <span className="ml-auto flex flex-wrap gap-1">
      {!isSame && (
        <Button variant="quiet" size="sm" busy={update.isPending && copy.saving} onClick={() => update.mutate()}>
          {copy.update}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onOpen('rename')}>
        {copy.rename}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onOpen('delete')}>
        {copy.delete}
      </Button>
    </span>
  );
}
