import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import type { ReadDraft, ReadPosting } from '#domains/jobs/contract/pasting.ts';
import { fieldId } from '#domains/jobs/web/editor/sections/form-parts.tsx';
import { jobCopy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { READ_LABELS, pastingCopy as copy } from './pasting.copy.ts';
import { readValue } from './read-values.ts';
import { SourceText } from './source-text.tsx';

/** Extras that a posting need not have: their absence is not worth a line. */
const EXTRAS: readonly (keyof ReadDraft)[] = [
  'specialty',
  'openings',
  'externalRequisitionId',
  'weeklyHours',
  'payUnit',
  'nightDifferentialCents',
  'weekendDifferentialCents',
  'signOnBonusCents',
  'signOnBonusTerms',
  'preferredCertifications',
  'skills',
  'licenseStates',
];

/** What publishing needs and no posting says in words that we read. */
const NEVER_LABELS = { validThrough: jobCopy.validThrough };
const NEVER_READ = Object.keys(NEVER_LABELS) as (keyof typeof NEVER_LABELS)[];

/** What was read, beside the text that it was read from. Each field leads to its place in the form. */
export function ReadingPanel({ posting }: { posting: ReadPosting }) {
  const { draft, findings } = posting;
  const fields = Object.keys(READ_LABELS) as (keyof ReadDraft)[];
  const read = fields.filter((field) => draft[field] !== undefined);
  const missing = [...fields.filter((field) => draft[field] === undefined && !EXTRAS.includes(field)), ...NEVER_READ];
  const labels = { ...READ_LABELS, ...NEVER_LABELS };
  const labelOfMissing = (field: keyof typeof labels) =>
    field === 'zip' && posting.town !== null ? copy.zipOf(posting.town) : labels[field];
  const isUnsure = (field: keyof ReadDraft) => findings.some((each) => each.field === field && !each.isSure);
  const toCheck = read.filter(isUnsure).length;
  return (
    <Card className="grid gap-6 lg:grid-cols-2">
      <section aria-labelledby="reading" className="min-w-0">
        <h2 id="reading" className="flex flex-wrap items-center gap-3 text-lg">
          {copy.found}
          {toCheck > 0 && <Badge tone="warn">{copy.checkCount(toCheck)}</Badge>}
        </h2>
        <dl className="mt-3 flex flex-col divide-y divide-line">
          {read.map((field) => (
            <div key={field} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <dt className="w-full shrink-0 text-sm sm:w-44">
                <FieldLink field={field} label={READ_LABELS[field]} />
              </dt>
              <dd className="tabular min-w-0 flex-1 wrap-anywhere">
                {readValue(field, draft)}
                {isUnsure(field) && (
                  <span className="ml-2 inline-block">
                    <Badge tone="warn">{copy.check}</Badge>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-4 font-sans text-base font-semibold">{copy.missing}</h3>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {missing.map((field) => (
            <li key={field}>
              <FieldLink field={field} label={labelOfMissing(field)} />
            </li>
          ))}
        </ul>
      </section>
      <div className="min-w-0">
        <h2 id="source" className="text-lg">
          {copy.source}
        </h2>
        <SourceText posting={posting} labelledBy="source" />
      </div>
    </Card>
  );
}

const FieldLink = ({ field, label }: { field: keyof JobDraft; label: string }) => (
  <a
    href={`#${fieldId(field)}`}
    className="inline-flex min-h-11 items-center text-link underline underline-offset-4 sm:min-h-6"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(fieldId(field))?.focus();
    }}
  >
    {label}
  </a>
);
