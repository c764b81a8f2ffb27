import { z } from 'zod';
import { certificationBody, educationBody, licenseBody, workBody } from '#domains/profiles/contract/candidate-facts.ts';
import { getMyProfile, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { zipField } from '#domains/profiles/contract/geo.ts';
import type { AcceptedFactInput, OfferedSuggestion } from '#domains/profiles/contract/resume/resume-imports.ts';
import { CERTIFICATIONS, POSITIONS } from '#kernel/vocabulary.ts';
import { certificationPages } from '#domains/profiles/web/credentials/certification-fields.tsx';
import { factCopy } from '#domains/profiles/web/credentials/credentials.copy.ts';
import { FactForm } from '#domains/profiles/web/credentials/fact-form.tsx';
import type { FactPage } from '#domains/profiles/web/credentials/fact-pages.ts';
import { LICENSE_PAGES } from '#domains/profiles/web/credentials/license-fields.tsx';
import { BoundNumber, BoundSelect, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { EDUCATION_PAGES, WORK_PAGES } from '#domains/profiles/web/profile/history-fields.tsx';
import { call } from '#platform/web/api/api.ts';
import { POSITION_CHOICES } from '#platform/web/forms/choices.ts';
import { resumeCopy as copy } from './resume.copy.ts';
import { licenseValues } from './suggestion-facts.ts';
import { labelOf } from './suggestion-words.ts';

const CERTIFICATION_CHOICES = CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }));
const positionBody = z.strictObject({ position: z.enum(POSITIONS, 'Choose your role.') });
const yearsBody = z.strictObject({ years: z.int('Enter a whole number.').min(0).max(70) });
const homeBody = z.strictObject({ zip: zipField });

const CERTIFICATION_PAGES = certificationPages(CERTIFICATION_CHOICES);
const POSITION_PAGES: FactPage<typeof positionBody>[] = [
  {
    fields: ['position'],
    render: (control) => (
      <BoundSelect
        control={control}
        name="position"
        label={copy.position}
        choices={POSITION_CHOICES}
        empty={factCopy.pick}
      />
    ),
  },
];
const YEARS_PAGES: FactPage<typeof yearsBody>[] = [
  { fields: ['years'], render: (control) => <BoundNumber control={control} name="years" label={copy.yearsLabel} /> },
];
const HOME_PAGES: FactPage<typeof homeBody>[] = [
  {
    fields: ['zip'],
    render: (control) => <BoundText control={control} name="zip" label={copy.zip} inputMode="numeric" maxLength={5} />,
  },
];

interface SuggestionFormProps {
  suggestion: OfferedSuggestion;
  accept: (fact: AcceptedFactInput) => Promise<void>;
  onDone: () => void;
}

/** Edits a suggestion before it is added. */
export function SuggestionForm({ suggestion: { id, fact }, accept, onDone }: SuggestionFormProps) {
  const title = copy.editNamed(labelOf(fact));
  /** The form's cache holds the profile, which the decision changed. */
  const send = async (accepted: AcceptedFactInput): Promise<CandidateProfileView> => {
    await accept(accepted);
    return call(getMyProfile);
  };
  const common = { title, onDone, draft: `suggestion-${id}` };
  switch (fact.kind) {
    case 'license':
      return (
        <FactForm
          {...common}
          schema={licenseBody}
          values={{ ...licenseValues(fact), withdrawnStates: [] }}
          send={(body) => send({ kind: 'license', body })}
          pages={LICENSE_PAGES}
        />
      );
    case 'certification':
      return (
        <FactForm
          {...common}
          schema={certificationBody}
          values={{
            kind: fact.certification,
            issuer: '',
            certificateNumber: '',
            issuedOn: fact.issuedOn ?? '',
            expiresOn: fact.expiresOn ?? '',
          }}
          send={(body) => send({ kind: 'certification', body })}
          pages={CERTIFICATION_PAGES}
        />
      );
    case 'work':
      return (
        <FactForm
          {...common}
          schema={workBody}
          values={workValues(fact)}
          send={(body) => send({ kind: 'work', body })}
          pages={WORK_PAGES}
        />
      );
    case 'education':
      return (
        <FactForm
          {...common}
          schema={educationBody}
          values={{
            school: fact.school ?? '',
            degree: fact.degree ?? '',
            field: '',
            graduatedOn: fact.graduatedOn ?? '',
          }}
          send={(body) => send({ kind: 'education', body })}
          pages={EDUCATION_PAGES}
        />
      );
    case 'position':
      return (
        <FactForm
          {...common}
          schema={positionBody}
          values={fact}
          send={(body) => send({ kind: 'position', ...body })}
          pages={POSITION_PAGES}
        />
      );
    case 'years':
      return (
        <FactForm
          {...common}
          schema={yearsBody}
          values={fact}
          send={(body) => send({ kind: 'years', ...body })}
          pages={YEARS_PAGES}
        />
      );
    case 'home':
      return (
        <FactForm
          {...common}
          schema={homeBody}
          values={{ zip: fact.zip ?? '' }}
          send={(body) => send({ kind: 'home', ...body })}
          pages={HOME_PAGES}
        />
      );
    default:
      return null;
  }
}

const workValues = (fact: Extract<OfferedSuggestion['fact'], { kind: 'work' }>) => ({
  employerName: fact.employerName ?? '',
  organizationId: null,
  facilityType: fact.facilityType ?? undefined,
  city: fact.city ?? '',
  state: fact.state ?? '',
  title: fact.title ?? '',
  specialty: fact.specialty ?? '',
  startedOn: fact.startedOn ?? '',
  endedOn: fact.endedOn ?? '',
  duties: '',
});
