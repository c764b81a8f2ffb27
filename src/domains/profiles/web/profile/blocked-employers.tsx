import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { OrganizationHit } from '#domains/profiles/contract/candidates.ts';
import { preferencesCopy as copy } from './profile.copy.ts';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { NamedIconButton } from '#platform/web/ui/overlays/tooltip.tsx';
import { block, changeProfile, organizationSearch, unblock } from './profile.queries.ts';

/** Employers that must never see this person; changes take effect immediately. */
export function BlockedEmployers({ blocked }: { blocked: readonly OrganizationHit[] }) {
  const client = useQueryClient();
  const adding = useMutation(changeProfile(client, block));
  const removing = useMutation(changeProfile(client, unblock));
  const [text, setText] = useState('');
  const search = useQuery(organizationSearch(useDeferredValue(text.trim())));
  const hits = search.data?.items.filter(({ id }) => !blocked.some((known) => known.id === id));
  const failure = adding.error ?? removing.error ?? search.error;

  return (
    <Section title={copy.blocked} hint={copy.blockedHint}>
      {blocked.length === 0 ? <p className="text-ink-soft">{copy.noBlocked}</p> : null}
      <ul className="flex flex-col gap-2">
        {blocked.map((employer) => (
          <li
            key={employer.id}
            className="flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-1"
          >
            <span className="grow">{nameOf(employer)}</span>
            <NamedIconButton
              label={copy.unblock(employer.name)}
              // The second click of a double click may meet the employer that has moved up.
              onClick={({ detail }) => {
                if (detail <= 1) removing.mutate(employer.id);
              }}
            >
              <X aria-hidden size={18} />
            </NamedIconButton>
          </li>
        ))}
      </ul>
      <TextField
        label={copy.search}
        hint={copy.searchHint}
        type="search"
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(press) => {
          if (press.key === 'Enter') press.preventDefault();
        }}
      />
      <div aria-live="polite">
        {hits?.length === 0 ? <p className="text-ink-soft">{copy.noHits}</p> : null}
        <ul className="flex flex-col gap-2">
          {hits?.map((employer) => (
            <li key={employer.id} className="flex flex-wrap items-center gap-2">
              <span className="grow">{nameOf(employer)}</span>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  adding.mutate(employer.id);
                  setText('');
                }}
              >
                <Ban aria-hidden size={18} />
                {copy.block(employer.name)}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
    </Section>
  );
}

const nameOf = ({ name, place }: OrganizationHit) => (place ? `${name}, ${place}` : name);
