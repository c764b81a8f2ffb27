import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { oneApplicant } from '#domains/hiring/web/applicants/applicants.queries.ts';
import { notesCopy as copy } from './notes.copy.ts';
import { TeamNotes } from './team-notes.tsx';

/** The team's notes in a conversation, folded and marked, so that none is taken for a message. */
export function NotesBeside({ applicationId }: { applicationId: string }) {
  const { data: person } = useQuery(oneApplicant(applicationId, 'all', true));
  if (!person) return null;
  return (
    <details className="rounded-card border border-dashed border-line-strong bg-paper px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Lock aria-hidden size={16} className="shrink-0" />
        {copy.title}
        <span className="tabular font-normal text-ink-soft">{copy.count(person.notes.length)}</span>
      </summary>
      <div className="pt-1 pb-4">
        <TeamNotes person={person} mayAct={person.mayAct} />
      </div>
    </details>
  );
}
