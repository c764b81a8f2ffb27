import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferForm, Posted } from '#domains/hiring/web/offers/offer-form.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { withTemplate } from './apply-template.ts';
import { offerTemplatesCopy as copy } from './offer-templates.copy.ts';
import { offerTemplates } from './offer-templates.queries.ts';

interface Props {
  offer: OfferForm;
  posted: Posted;
  onChange: (offer: OfferForm) => void;
}

/** Begins an offer with a template of the organization, and takes it back; nothing while there are none. */
export function UseTemplate({ offer, posted, onChange }: Props) {
  const templates = useQuery(offerTemplates()).data?.items ?? [];
  const [before, setBefore] = useState<{ offer: OfferForm; name: string } | null>(null);
  if (templates.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={copy.use}
        placeholder={copy.choose}
        value=""
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          const chosen = templates.find(({ id }) => id === target.value);
          if (!chosen) return;
          setBefore({ offer, name: chosen.name });
          onChange(withTemplate(offer, chosen, posted));
        }}
      />
      <div role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-soft empty:hidden">
        {before && (
          <>
            {copy.applied(before.name)}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onChange(before.offer);
                setBefore(null);
              }}
            >
              {copy.undo}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
