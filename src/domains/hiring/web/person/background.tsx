import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import { SKILLS } from '#kernel/vocabulary.ts';
import { day, monthOfMoment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import type { PersonProps } from './person-section.ts';

export const About = ({ person: { headline, about } }: PersonProps) => (
  <>
    {headline && <p className="font-medium wrap-anywhere">{headline}</p>}
    {about && <p className="measure wrap-anywhere whitespace-pre-line">{about}</p>}
  </>
);

export const Skills = ({ person: { skills } }: PersonProps) => (
  <p>{skills.map((id) => SKILLS.find((known) => known.id === id)?.label ?? id).join(', ')}</p>
);

/** Jobs before this one, with what their employers confirmed. */
export const Work = ({ person: { work } }: PersonProps) => (
  <ul className="flex flex-col gap-3">
    {work.map((job) => (
      <li key={`${job.employer}${job.startedOn}`} className="wrap-anywhere">
        <span className="font-medium">{job.title}</span>, {job.employer}
        <span className="block text-ink-soft">
          {day(job.startedOn)} – {job.endedOn ? day(job.endedOn) : 'now'}
          {job.place && ` · ${job.place}`}
          {job.verificationState && ` · ${copy.checked[job.verificationState]}`}
        </span>
        {job.confirmed && (
          <span className="block font-medium text-ok">
            {copy.confirmedBy(job.confirmed.by, monthOfMoment(job.confirmed.at))}
          </span>
        )}
      </li>
    ))}
  </ul>
);

export const Education = ({ person: { education } }: PersonProps) =>
  education.map((school) => (
    <p key={`${school.school}${school.degree}`} className="wrap-anywhere">
      {school.degree}, {school.school}
      <span className="text-ink-soft"> · {copy.checked[school.verificationState]}</span>
    </p>
  ));

export const Documents = ({ person: { documents } }: PersonProps) => (
  <ul>
    {documents.map((document) => (
      <li key={document.id} className="flex flex-wrap items-center gap-x-3">
        <a
          className="inline-flex min-h-11 items-center text-link underline wrap-anywhere"
          href={documentContentPath(document.id)}
          target="_blank"
          rel="noreferrer"
        >
          {document.fileName}
        </a>
        {document.isMedical && <Badge tone="info">{copy.medical}</Badge>}
      </li>
    ))}
  </ul>
);
