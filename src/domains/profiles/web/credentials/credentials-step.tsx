import { credentialsBody, saveCredentials } from '#domains/profiles/contract/candidates.ts';
import { asksFirstExam } from '#domains/profiles/contract/credential-needs.ts';
import { credentialsCopy as copy } from './credentials.copy.ts';
import { call } from '#platform/web/api/api.ts';
import { Section } from '#platform/web/ui/layout/card.tsx';
import { BoundDate, BoundText, BoundTypedDay } from '#domains/profiles/web/profile/fields.tsx';
import { Columns } from '#domains/profiles/web/profile/columns.tsx';
import { LicenseList } from './license-list.tsx';
import { StepFrame, type StepProps } from '#domains/profiles/web/profile/step-frame.tsx';
import { useStepForm } from '#domains/profiles/web/profile/use-step-form.ts';

/** Licenses and the details around them, as a step of the wizard. */
export function CredentialsStep(props: StepProps) {
  return (
    <>
      <LicenseList profile={props.profile} />
      <CredentialDetails {...props} />
    </>
  );
}

/** The NPI and, for a pending license, its dates. */
export function CredentialDetails({ profile, actions, onSaved }: StepProps) {
  const { npi, graduatedOn, licenseExpectedOn, firstExamResultOn } = profile.credentials;
  const step = useStepForm({
    name: 'credentials',
    schema: credentialsBody,
    values: { npi, graduatedOn, licenseExpectedOn, firstExamResultOn },
    send: (body) => call(saveCredentials, { body }),
  });
  const { control } = step.form;
  const isWaiting = profile.licenses.some(({ status }) => status === 'pending');
  return (
    <StepFrame step={step} actions={actions} onSaved={onSaved}>
      {isWaiting ? (
        <Section title={copy.graduateTitle} hint={copy.graduateNote}>
          <Columns>
            <BoundTypedDay control={control} name="graduatedOn" label={copy.graduated} />
            <BoundTypedDay control={control} name="licenseExpectedOn" label={copy.expected} monthMeans="last" />
          </Columns>
          {asksFirstExam(profile.licenses) ? (
            <BoundDate control={control} name="firstExamResultOn" label={copy.firstExam} hint={copy.firstExamHint} />
          ) : null}
        </Section>
      ) : null}
      <BoundText control={control} name="npi" label={copy.npi} hint={copy.npiHint} inputMode="numeric" maxLength={10} />
    </StepFrame>
  );
}
