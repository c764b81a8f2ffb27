import { useState } from 'react';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import type { MyOrganization } from '#domains/employers/contract/organizations.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { organizationCopy } from './organization.copy.ts';
import { settingsCopy as copy } from './settings.copy.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { Banner } from '#platform/web/ui/feedback/banner.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { FacilityForm } from './facility-form.tsx';

type Facility = MyOrganization['facilities'][number];

/** The facilities of an approved organization: owners add them, recruiters edit them. */
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
            <Card className="flex items-start justify-between gap-3">
              <FacilityFacts facility={one} />
              {/* A lone facility is the organization itself, which is changed above. */}
              {organization.kind === 'system' && mayPost(myRole) && (
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
          {...(!facility && {
            description: [organization.kind === 'facility' && copy.addHint(organization.name), copy.newIsReviewed]
              .filter(Boolean)
              .join(' '),
          })}
          isOpen
          onClose={close}
        >
          <FacilityForm
            facility={facility}
            myRole={myRole}
            onSaved={(saved) => {
              notice(facility ? savedWords(saved, facility.id) : copy.added, { tone: 'ok' });
              close();
            }}
          />
        </Dialog>
      )}
    </Section>
  );
}

const savedWords = ({ facilities }: MyOrganization, id: string): string =>
  facilities.find((facility) => facility.id === id)?.waiting ? copy.changeWaits : copy.saved;

const placeOf = ({
  facilityType,
  streetAddress,
  city,
  state,
  zip,
}: Omit<Facility['waiting'] & object, 'name'>): string =>
  [facilityType && FACILITY_TYPE_LABELS[facilityType], streetAddress, city && `${city}, ${state} ${zip ?? ''}`.trim()]
    .filter(Boolean)
    .join(' · ');

function FacilityFacts({ facility }: { facility: Facility }) {
  const { name, units, verificationStatus, waiting, reviewMessage } = facility;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-sm text-ink-soft">{placeOf(facility)}</p>
      <p className="mt-1 text-sm">{units.map((unit) => unit.name).join(', ') || copy.noUnits}</p>
      {verificationStatus !== 'approved' && (
        <div className="mt-2 flex flex-col items-start gap-1">
          <StatusPill tone={verificationStatus === 'pending' ? 'info' : 'warn'}>
            {copy.facilityStates[verificationStatus]}
          </StatusPill>
          {verificationStatus === 'pending' && <p className="text-sm text-ink-soft">{copy.newIsReviewed}</p>}
        </div>
      )}
      {waiting && (
        <div className="mt-2 flex flex-col items-start gap-1">
          <StatusPill tone="info">{copy.changeIsReviewed}</StatusPill>
          <p className="text-sm wrap-anywhere">{copy.waitingFor(`${waiting.name} · ${placeOf(waiting)}`)}</p>
          <p className="text-sm text-ink-soft">{copy.changeHint}</p>
        </div>
      )}
      {reviewMessage && (
        <Banner tone="warn" title={copy.facilityMessage}>
          {reviewMessage}
        </Banner>
      )}
    </div>
  );
}
