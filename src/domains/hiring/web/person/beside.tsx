import { Link } from 'react-router';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { day, moment } from '#platform/web/page/format.ts';
import { Timeline as Entries } from '#platform/web/ui/display/timeline.tsx';
import type { PersonProps } from './person-section.ts';

export const Conversation = ({ person }: PersonProps) => (
  <Link to={conversationHref(person.id)} className="inline-flex min-h-11 items-center text-link underline">
    {copy.conversation}
  </Link>
);

/** Email and phone once an interview is accepted; birth date and address once an offer is. */
export const Contact = ({ person: { contact, privateFacts } }: PersonProps) => (
  <dl className="flex flex-col gap-3">
    <Fact label={copy.reach}>
      {contact ? (
        <>
          <a
            className="inline-flex min-h-11 items-center text-link underline wrap-anywhere"
            href={`mailto:${contact.email}`}
          >
            {contact.email}
          </a>
          {contact.phone && ` · ${contact.phone}`}
        </>
      ) : (
        <Later>{copy.contactHidden}</Later>
      )}
    </Fact>
    <Fact label={copy.privateFacts}>
      {privateFacts ? (
        [privateFacts.dateOfBirth && day(privateFacts.dateOfBirth), privateFacts.streetAddress]
          .filter(Boolean)
          .join(' · ')
      ) : (
        <Later>{copy.privateHidden}</Later>
      )}
    </Fact>
  </dl>
);

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt className="font-medium">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Later = ({ children }: { children: React.ReactNode }) => <span className="text-ink-soft">{children}</span>;

export const Attendance = ({ person: { attendance } }: PersonProps) =>
  attendance && <p>{copy.came(attendance.interviews - attendance.missed, attendance.interviews)}</p>;

export const Timeline = ({ person: { timeline } }: PersonProps) => (
  <Entries entries={timeline.map(({ id, text, at }) => ({ id, title: text, when: moment(at) }))} />
);
