import type { educationBody, workBody } from '#domains/profiles/contract/candidate-facts.ts';
import { experienceCopy as copy, factCopy } from '#domains/profiles/web/credentials/credentials.copy.ts';
import type { FactPage } from '#domains/profiles/web/credentials/fact-pages.ts';
import { FACILITY_CHOICES, SPECIALTY_CHOICES, STATE_CHOICES } from '#platform/web/forms/choices.ts';
import { Columns } from './columns.tsx';
import { BoundSelect, BoundText, BoundTextArea, BoundTypedDay } from './fields.tsx';

/** A past or current job: what it is, when, then where and the rest. */
export const WORK_PAGES: readonly FactPage<typeof workBody>[] = [
  {
    fields: ['employerName', 'title', 'facilityType', 'specialty'],
    render: (control) => (
      <>
        <BoundText control={control} name="employerName" label={copy.employer} hint={copy.employerHint} />
        <BoundText control={control} name="title" label={copy.jobTitle} />
        <Columns>
          <BoundSelect
            control={control}
            name="facilityType"
            label={copy.place}
            choices={FACILITY_CHOICES}
            empty={factCopy.pick}
          />
          <BoundSelect
            control={control}
            name="specialty"
            label={copy.specialty}
            choices={SPECIALTY_CHOICES}
            empty={factCopy.none}
          />
        </Columns>
      </>
    ),
  },
  {
    fields: ['startedOn', 'endedOn'],
    render: (control) => (
      <Columns>
        <BoundTypedDay control={control} name="startedOn" label={copy.started} />
        <BoundTypedDay control={control} name="endedOn" monthMeans="last" label={copy.ended} hint={copy.endedHint} />
      </Columns>
    ),
  },
  {
    fields: ['city', 'state', 'duties'],
    render: (control) => (
      <>
        <Columns>
          <BoundText control={control} name="city" label={copy.city} />
          <BoundSelect
            control={control}
            name="state"
            label={copy.state}
            choices={STATE_CHOICES}
            empty={factCopy.none}
          />
        </Columns>
        <BoundTextArea control={control} name="duties" label={copy.duties} />
      </>
    ),
  },
];

export const EDUCATION_PAGES: readonly FactPage<typeof educationBody>[] = [
  {
    fields: ['school', 'degree', 'field', 'graduatedOn'],
    render: (control) => (
      <Columns>
        <BoundText control={control} name="school" label={copy.school} />
        <BoundText control={control} name="degree" label={copy.degree} />
        <BoundText control={control} name="field" label={copy.field} />
        <BoundTypedDay control={control} name="graduatedOn" label={copy.graduated} />
      </Columns>
    ),
  },
];
