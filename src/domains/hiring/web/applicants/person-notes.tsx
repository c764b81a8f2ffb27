import { Link } from 'react-router';
import { personHref, type ApplicantCard as Card } from '#domains/hiring/contract/applicants.ts';
import { day } from '#platform/web/page/format.ts';
import { WarnIcon } from '#platform/web/ui/icons/status-icons.tsx';
import { applicantCopy as copy } from './applicants.copy.ts';
import { stageWord } from './stage-word.ts';

/** What to know before deciding: certifications that end too early, and where else the person is in one's own jobs. */
export function PersonNotes({
  stage: here,
  endingBeforeStart,
  elsewhere,
}: Pick<Card, 'stage' | 'endingBeforeStart' | 'elsewhere'>) {
  if (endingBeforeStart.length === 0 && elsewhere.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {endingBeforeStart.map(({ label, expiresOn, startDate }) => (
        <li key={label} className="flex items-start gap-1.5 font-medium text-warn">
          <WarnIcon aria-hidden size={16} className="mt-0.5 shrink-0" />
          {copy.endsBefore(label, day(expiresOn), day(startDate))}
        </li>
      ))}
      {elsewhere.map(({ applicationId, jobId, jobTitle, stage }) => (
        <li key={applicationId} className="flex flex-wrap items-center gap-x-1.5">
          <span className="font-medium">
            {stage === 'hired' ? copy.elsewhere.hired : here === 'matched' ? copy.elsewhere.met : copy.elsewhere.also}
          </span>
          <Link
            to={personHref(jobId, applicationId)}
            className="inline-flex min-h-11 items-center text-link underline wrap-anywhere sm:min-h-6"
          >
            {jobTitle}
          </Link>
          {stage !== 'hired' && <span className="text-ink-soft">({stageWord(stage).toLowerCase()})</span>}
        </li>
      ))}
    </ul>
  );
}
