import { z } from 'zod';
import { certificationBody, educationBody, licenseBody, workBody } from '#domains/profiles/contract/candidate-facts.ts';
import { getMyProfile, type CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { zipField } from '#domains/profiles/contract/geo.ts';
import type { AcceptedFactInput, OfferedSuggestion } from '#domains/profiles/contract/resume/resume-imports.ts';
import { CERTIFICATIONS, POSITIONS } from '#kernel/vocabulary.ts';
import { credentialsCopy, experienceCopy, factCopy } from '#domains/profiles/web/credentials/credentials.copy.ts';
import { FactForm } from '#domains/profiles/web/credentials/fact-form.tsx';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';
import { BoundDate, BoundNumber, BoundRadio, BoundSelect, BoundText } from '#domains/profiles/web/profile/fields.tsx';
import { call } from '#platform/web/api/api.ts';
import { FACILITY_CHOICES, POSITION_CHOICES, SPECIALTY_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { resumeCopy as copy } from './resume.copy.ts';
import { licenseValues } from './suggestion-facts.ts';
import { labelOf } from './suggestion-words.ts';
import { COMPACT_CHOICES, STATUS_CHOICES } from '#domains/profiles/web/credentials/license-choices.ts';

const CERTIFICATION_CHOICES = CERTIFICATIONS.map(({ id, label }) => ({ value: id, label }));
const positionBody = z.strictObject({ position: z.enum(POSITIONS, 'Choose your role.') });
const yearsBody = z.strictObject({ years: z.int('Enter a whole number.').min(0).max(70) });
const homeBody = z.strictObject({ zip: zipField });

interface SuggestionFormProps {
  suggestion: OfferedSuggestion;
  accept: (fact: AcceptedFactInput) => Promise<void>;
  onDone: () => void;
}

/** Edits a suggestion before it is added. */
export function SuggestionForm({ suggestion: { fact }, accept, onDone }: SuggestionFormProps) {
  const title = copy.editNamed(labelOf(fact));
  /** The form's cache holds the profile, which the decision changed. */
  const send = async (accepted: AcceptedFactInput): Promise<CandidateProfileView> => {
    await accept(accepted);
    return call(getMyProfile);
  };
  const common = { title, onDone };
  switch (fact.kind) {
    case 'license':
      return (
        <FactForm
          {...common}
          schema={licenseBody}
          values={{ ...licenseValues(fact), withdrawnStates: [] }}
          send={(body) => send({ kind: 'license', body })}
        >
          {(control) => (
            <>
              <Columns>
                <BoundSelect
                  control={control}
                  name="licenseType"
                  label={credentialsCopy.type}
                  choices={POSITION_CHOICES}
                  empty={factCopy.pick}
                />
                <BoundSelect
                  control={control}
                  name="state"
                  label={credentialsCopy.state}
                  choices={STATE_CHOICES}
                  empty={factCopy.pick}
                />
                <BoundText control={control} name="licenseNumber" label={credentialsCopy.number} maxLength={40} />
                <BoundDate control={control} name="expiresOn" label={credentialsCopy.expires} />
                <BoundSelect
                  control={control}
                  name="status"
                  label={credentialsCopy.status}
                  choices={STATUS_CHOICES}
                  empty={factCopy.pick}
                />
              </Columns>
              <BoundRadio
                control={control}
                name="compactStatus"
                label={credentialsCopy.compact}
                hint={credentialsCopy.compactHint}
                choices={COMPACT_CHOICES}
              />
            </>
          )}
        </FactForm>
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
        >
          {(control) => (
            <Columns>
              <BoundSelect
                control={control}
                name="kind"
                label={credentialsCopy.kind}
                choices={CERTIFICATION_CHOICES}
                empty={factCopy.pick}
              />
              <BoundDate
                control={control}
                name="expiresOn"
                label={credentialsCopy.expiresOptional}
                hint={credentialsCopy.expiresMonthEnd}
              />
            </Columns>
          )}
        </FactForm>
      );
    case 'work':
      return (
        <FactForm {...common} schema={workBody} values={workValues(fact)} send={(body) => send({ kind: 'work', body })}>
          {(control) => (
            <Columns>
              <BoundText control={control} name="employerName" label={experienceCopy.employer} />
              <BoundText control={control} name="title" label={experienceCopy.jobTitle} />
              <BoundSelect
                control={control}
                name="facilityType"
                label={experienceCopy.place}
                choices={FACILITY_CHOICES}
                empty={factCopy.pick}
              />
              <BoundSelect
                control={control}
                name="specialty"
                label={experienceCopy.specialty}
                choices={SPECIALTY_CHOICES}
                empty={factCopy.none}
              />
              <BoundText control={control} name="city" label={experienceCopy.city} />
              <BoundSelect
                control={control}
                name="state"
                label={experienceCopy.state}
                choices={STATE_CHOICES}
                empty={factCopy.none}
              />
              <BoundDate control={control} name="startedOn" label={experienceCopy.started} />
              <BoundDate
                control={control}
                name="endedOn"
                label={experienceCopy.ended}
                hint={experienceCopy.endedHint}
              />
            </Columns>
          )}
        </FactForm>
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
        >
          {(control) => (
            <Columns>
              <BoundText control={control} name="school" label={experienceCopy.school} />
              <BoundText control={control} name="degree" label={experienceCopy.degree} />
              <BoundDate control={control} name="graduatedOn" label={experienceCopy.graduated} />
            </Columns>
          )}
        </FactForm>
      );
    case 'position':
      return (
        <FactForm {...common} schema={positionBody} values={fact} send={(body) => send({ kind: 'position', ...body })}>
          {(control) => (
            <BoundSelect
              control={control}
              name="position"
              label={copy.position}
              choices={POSITION_CHOICES}
              empty={factCopy.pick}
            />
          )}
        </FactForm>
      );
    case 'years':
      return (
        <FactForm {...common} schema={yearsBody} values={fact} send={(body) => send({ kind: 'years', ...body })}>
          {(control) => <BoundNumber control={control} name="years" label={copy.yearsLabel} />}
        </FactForm>
      );
    case 'home':
      return (
        <FactForm
          {...common}
          schema={homeBody}
          values={{ zip: fact.zip ?? '' }}
          send={(body) => send({ kind: 'home', ...body })}
        >
          {(control) => <BoundText control={control} name="zip" label={copy.zip} inputMode="numeric" maxLength={5} />}
        </FactForm>
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
