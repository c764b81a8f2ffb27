import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonProps, PersonSection } from '#domains/hiring/web/person/person-section.ts';
import { dayOfMoment } from '#platform/web/page/format.ts';
import { RemoveDialog } from '#platform/web/forms/remove-dialog.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { poolCopy as copy } from './talent-pool.copy.ts';
import { POOL_KEY, poolPlaceOf, removePerson } from './talent-pool.queries.ts';

/** On a person's page: whether they are in the talent pool, and the question. */
function PoolContent({ person, mayAct }: PersonProps) {
  const [dialog, setDialog] = useState<'ask' | 'remove' | null>(null);
  const close = () => setDialog(null);
  return (
    <QueryStates query={useQuery(poolPlaceOf(person.id))} skeleton={<Skeleton className="h-16" />}>
      {({ open, mayAsk }) => (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{leadOf(open, mayAsk)}</p>
          {mayAct && mayAsk && (
            <Button size="sm" variant="secondary" onClick={() => setDialog('ask')}>
              {copy.ask}
            </Button>
          )}
          {mayAct && open && (
            <Button size="sm" variant="quiet" onClick={() => setDialog('remove')}>
              {open.status === 'asked' ? copy.withdraw : copy.remove}
            </Button>
          )}
          {dialog === 'ask' && <AskDialog person={person} onClose={close} />}
          {dialog === 'remove' && open && <RemoveFromPool open={open} name={person.name} onClose={close} />}
        </div>
      )}
    </QueryStates>
  );
}

export const poolSection: PersonSection = {
  id: 'talent-pool',
  title: copy.title,
  column: 'side',
  isShown: ({ person }) => person.stage !== 'matched' && person.stage !== 'hired',
  Content: PoolContent,
};

type Open = { id: string; status: 'asked' | 'member'; expiresAt: string };

function leadOf(open: Open | null, mayAsk: boolean): string {
  if (!open) return mayAsk ? copy.notYet : copy.notNow;
  const day = dayOfMoment(open.expiresAt);
  return open.status === 'asked' ? copy.asked(day) : copy.member(day);
}

/** Removes a person, or takes the question back. */
export function RemoveFromPool({
  open: { id, status },
  name,
  onClose,
}: {
  open: Pick<Open, 'id' | 'status'>;
  name: string;
  onClose: () => void;
}) {
  const { removing, removed } = copy;
  const words =
    status === 'asked'
      ? { title: copy.withdrawTitle, removeBody: copy.withdrawBody, remove: copy.withdraw }
      : { title: copy.removeTitle(name), removeBody: copy.removeBody, remove: copy.remove };
  return (
    <RemoveDialog
      title={words.title}
      copy={{ ...words, removing, removed }}
      run={() => removePerson(id)}
      queryKey={POOL_KEY}
      onClose={onClose}
    />
  );
}
