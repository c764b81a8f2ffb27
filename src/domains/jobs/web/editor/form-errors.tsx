import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { ErrorSummary } from '#platform/web/ui/forms/error-summary.tsx';
import { fieldId, messageOf } from './sections/form-parts.tsx';
import type { JobForm } from './use-job-form.ts';

/** The fields in the order of the form. */
const FIELDS: readonly (readonly [keyof JobDraft, string])[] = [
  ['organizationId', copy.facility],
  ['unitIds', copy.units],
  ['title', copy.title],
  ['position', copy.position],
  ['specialty', copy.specialty],
  ['openings', copy.openings],
  ['externalRequisitionId', copy.requisition],
  ['employmentType', copy.employmentType],
  ['startDate', copy.start],
  ['shift', copy.shift],
  ['shiftPattern', copy.pattern],
  ['weeklyHours', copy.hours],
  ['payUnit', copy.unit],
  ['payMinCents', copy.payMin],
  ['payMaxCents', copy.payMax],
  ['nightDifferentialCents', copy.night],
  ['weekendDifferentialCents', copy.weekend],
  ['callRateCents', copy.call],
  ['signOnBonusCents', copy.bonus],
  ['signOnBonusTerms', copy.bonusTerms],
  ['requiredCertifications', copy.required],
  ['preferredCertifications', copy.preferred],
  ['minimumYears', copy.years],
  ['licenseStates', copy.licenseStates],
  ['skills', copy.skills],
  ['zip', copy.zip],
  ['description', copy.description],
  ['validThrough', copy.validThrough],
];

/** After a refused attempt: every field with an error. A corrected field leaves the list. */
export function FormErrors({ form }: { form: JobForm }) {
  const { errors } = form.formState;
  if (form.attempt === 0) return null;
  const wrong = FIELDS.flatMap(([name, label]) => {
    const message = messageOf(errors[name]);
    return message ? [{ id: fieldId(name), label, message }] : [];
  });
  return <ErrorSummary title={copy.wrong} errors={wrong} attempt={form.attempt} />;
}
