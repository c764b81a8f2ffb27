import type { ApplicantDetail as Detail } from '#domains/hiring/contract/applicants.ts';
import { conversationHref } from '#domains/hiring/contract/conversations.ts';
import { Link } from 'react-router';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import { SKILLS } from '#kernel/vocabulary.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { day, dayOfMoment, moment, monthOfMoment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { ScoreBars } from '#platform/web/ui/display/score.tsx';
import { Timeline } from '#platform/web/ui/display/timeline.tsx';
import { declineCopy } from './decline.copy.ts';
import { PersonNotes } from './person-notes.tsx';
import { CredentialBadge } from './applicant-card.tsx';

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-2 text-sm">{children}</div>
    </section>
  );
}

/** Requirements that everyone who is shown meets. */
function Folded({ gates }: { gates: Detail['gates'] }) {
  if (gates.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer py-3 text-ink-soft">{copy.alsoChecked}</summary>
      <CheckList items={gates} labels={copy} />
    </details>
  );
}

const Hidden = ({ children }: { children: React.ReactNode }) => <p className="text-ink-soft">{children}</p>;

/** A candidate, with what the stage discloses. */
export function ApplicantDetail({ applicant }: { applicant: Detail }) {
  const { score, attendance, gates, decline, headline, about, contact, privateFacts } = applicant;
  const { work, education, documents, credentials, skills } = applicant;
  return (
    <div className="flex flex-col gap-6">
      {decline && (
        <Part title={declineCopy.kept[decline.audience]}>
          <p className="wrap-anywhere">{decline.text}</p>
        </Part>
      )}
      <PersonNotes {...applicant} />
      {score && (
        <Part title={copy.why}>
          <div className="grid gap-3">
            <ScoreBars title={copy.yourSide} total={score.compatibility} parts={score.parts} decimals={0} />
            <p>
              <span className="font-medium">{copy.interest[score.interest]}</span>{' '}
              <span className="text-ink-soft">{copy.interestHint}</span>
            </p>
          </div>
        </Part>
      )}
      {gates.length > 0 && (
        <Part title={copy.gates}>
          <CheckList items={gates.filter(({ isAsked, passed }) => isAsked || !passed)} labels={copy} />
          <Folded gates={gates.filter(({ isAsked, passed }) => !isAsked && passed)} />
        </Part>
      )}
      {(headline || about) && (
        <Part title={copy.about}>
          {headline && <p className="font-medium wrap-anywhere">{headline}</p>}
          {about && <p className="measure wrap-anywhere whitespace-pre-line">{about}</p>}
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={copy.skills}>
          <p>{skills.map((id) => SKILLS.find((known) => known.id === id)?.label ?? id).join(', ')}</p>
        </Part>
      )}
      {credentials.length > 0 && (
        <Part title={copy.credentials}>
          <ul className="flex flex-col gap-2">
            {credentials.map((credential) => (
              <li key={`${credential.label}${credential.state}`} className="flex flex-wrap items-center gap-2">
                <CredentialBadge credential={credential} />
                {credential.verificationSource && (
                  <span className="text-ink-soft">
                    {credential.verificationSource}
                    {credential.verifiedAt && copy.checkedOn(dayOfMoment(credential.verifiedAt))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {attendance && (
        <Part title={copy.attendance}>
          <p>{copy.came(attendance.interviews - attendance.missed, attendance.interviews)}</p>
        </Part>
      )}
      <Part title={copy.contact}>
        {contact ? (
          <p>
            <a className="text-link underline" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            {contact.phone && ` · ${contact.phone}`}
          </p>
        ) : (
          <Hidden>{copy.contactHidden}</Hidden>
        )}
        {applicant.stage !== 'matched' && (
          <Link to={conversationHref(applicant.id)} className="inline-flex min-h-11 items-center text-link underline">
            {copy.conversation}
          </Link>
        )}
      </Part>
      <Part title={copy.privateFacts}>
        {privateFacts ? (
          <p>
            {[privateFacts.dateOfBirth && day(privateFacts.dateOfBirth), privateFacts.streetAddress]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : (
          <Hidden>{copy.privateHidden}</Hidden>
        )}
      </Part>
      {work.length > 0 && (
        <Part title={copy.work}>
          <ul className="flex flex-col gap-2">
            {work.map((job) => (
              <li key={`${job.employer}${job.startedOn}`}>
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
        </Part>
      )}
      {education.length > 0 && (
        <Part title={copy.education}>
          {education.map((school) => (
            <p key={`${school.school}${school.degree}`}>
              {school.degree}, {school.school}
              <span className="text-ink-soft"> · {copy.checked[school.verificationState]}</span>
            </p>
          ))}
        </Part>
      )}
      {documents.length > 0 && (
        <Part title={copy.documents}>
          <ul>
            {documents.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-x-3">
                <a
                  className="inline-flex min-h-11 items-center text-link underline"
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
        </Part>
      )}
      <Part title={copy.timeline}>
        <Timeline
          entries={applicant.timeline.map((entry) => ({ id: entry.id, title: entry.text, when: moment(entry.at) }))}
        />
      </Part>
    </div>
  );
}
