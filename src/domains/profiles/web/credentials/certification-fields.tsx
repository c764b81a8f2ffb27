import type { certificationBody } from '#domains/profiles/contract/candidate-facts.ts';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';
import { BoundSelect, BoundText, BoundTypedDay, type Choice } from '#domains/profiles/web/profile/fields.tsx';
import { credentialsCopy as copy, factCopy } from './credentials.copy.ts';
import type { FactPage } from './fact-pages.ts';

/** A certification, with the given kinds in their order. */
export const certificationPages = (kinds: Choice[]): FactPage<typeof certificationBody>[] => [
  {
    fields: ['kind', 'expiresOn', 'issuer', 'certificateNumber', 'issuedOn'],
    render: (control) => (
      <>
        <BoundSelect control={control} name="kind" label={copy.kind} choices={kinds} empty={factCopy.pick} />
        <Columns>
          <BoundTypedDay
            control={control}
            name="expiresOn"
            monthMeans="last"
            label={copy.expiresOptional}
            hint={copy.expiresMonthEnd}
          />
          <BoundTypedDay control={control} name="issuedOn" label={copy.issued} />
          <BoundText control={control} name="issuer" label={copy.issuer} />
          <BoundText control={control} name="certificateNumber" label={copy.certificateNumber} />
        </Columns>
      </>
    ),
  },
];
