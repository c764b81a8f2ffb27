import { queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { listUsers } from '#domains/operations/contract/users.ts';
import { paletteCopy as copy } from './admin-shell.copy.ts';
import type { Place } from './places.ts';
import { call } from '#platform/web/api/api.ts';
import { Palette, type PaletteOption } from '#platform/web/ui/overlays/palette.tsx';

/** Shorter search terms match too many users. */
const FEWEST = 3;
const SETTLES_MS = 200;

const peopleOf = (q: string) =>
  queryOptions({
    queryKey: ['admin', 'palette', q],
    queryFn: () => call(listUsers, { body: { q, limit: 8 } }),
    enabled: q.length >= FEWEST,
  });

/** Opens any screen of the console or any account. Ctrl+K (Command+K on a Mac) opens it from every screen. */
export function CommandPalette({ places }: { places: readonly Place[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-prairie-50 hover:text-ink md:border md:border-line md:bg-surface"
      >
        <Search aria-hidden size={18} />
        <span className="sr-only md:not-sr-only">{copy.open}</span>
        <kbd aria-hidden className="hidden rounded-sm border border-line px-1.5 font-sans text-xs md:inline">
          Ctrl K
        </kbd>
      </button>
      {isOpen && <Open places={places} onClose={() => setOpen(false)} />}
    </>
  );
}

function Open({ places, onClose }: { places: readonly Place[]; onClose: () => void }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const people = useQuery(peopleOf(asked));
  const words = query.trim().toLowerCase();
  const found = asked.length >= FEWEST ? (people.data?.items ?? []) : [];
  const options: PaletteOption[] = [
    ...places.filter(({ label }) => label.toLowerCase().includes(words)).map(({ to, label }) => ({ id: to, label })),
    ...found.map(({ userId, fullName, email }) => ({
      id: `/admin/users/${userId}`,
      label: fullName ?? email,
      hint: fullName ? email : copy.person,
    })),
  ];
  return (
    <Palette
      label={copy.label}
      placeholder={copy.placeholder}
      nothing={people.isFetching ? copy.looking : copy.nothing}
      query={query}
      onQuery={setQuery}
      options={options}
      onPick={(to) => {
        onClose();
        void navigate(to);
      }}
      onClose={onClose}
    />
  );
}
