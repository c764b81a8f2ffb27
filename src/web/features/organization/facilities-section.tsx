import { useState } from 'react';
import type { MyOrganization } from '#shared/contracts/organizations.ts';
import { FACILITY_TYPE_LABELS } from '#shared/kernel/vocabulary.ts';
import { organizationCopy, settingsCopy as copy } from '#web/copy/employer.ts';
import { notice } from '#web/lib/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Section } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FacilityForm } from './facility-form.tsx';

type Facility = MyOrganization['facilities'][number];

/** The facilities of an approved organization: an owner adds them, recruiters change them. */
export function FacilitiesSection({ data }: { data: MyOrganization }) {
  const [edited, setEdited] = useState<Facility | 'new' | null>(null);
  const { organization, facilities, myRole } = data;
  const close = () => setEdited(null);
  if (!organization) return null;
  const facility = edited === 'new' ? null : edited;
  return (
    <Section
      title={copy.facilities}
      hint={copy.facilitiesHint}
      action={
        myRole === 'owner' && (
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            {copy.addFacility}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-3">
        {facilities.map((one) => (
          <li key={one.id}>
            <Card className="flex flex-wrap items-start justify-between gap-3">
              <FacilityFacts facility={one} />
              {/* A lone facility is the organization itself, which is changed above. */}
              {organization.kind === 'system' && myRole !== 'reviewer' && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={copy.editFacility(one.name)}
                  onClick={() => setEdited(one)}
                >
                  {organizationCopy.edit}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {edited && (
        <Dialog
          title={facility ? copy.editFacility(facility.name) : copy.addFacility}
          {...(organization.kind === 'facility' && { description: copy.addHint(organization.name) })}
          isOpen
          onClose={close}
        >
          <FacilityForm
            facility={facility}
            onSaved={() => {
              notice(facility ? copy.saved : copy.added, { tone: 'ok' });
              close();
            }}
          />
        </Dialog>
      )}
    </Section>
  );
}

function FacilityFacts({ facility }: { facility: Facility }) {
  const { name, facilityType, streetAddress, city, state, zip, units } = facility;
  const place = city && `${city}, ${state} ${zip ?? ''}`.trim();
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-sm text-ink-soft">
        {[facilityType && FACILITY_TYPE_LABELS[facilityType], streetAddress, place].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm">{units.map((unit) => unit.name).join(', ') || copy.noUnits}</p>
    </div>
  );
}
