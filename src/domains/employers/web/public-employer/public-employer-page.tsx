import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { employerPath, type PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import { AttendanceCard, type PublicAttendance } from './attendance-card.tsx';
import { publicEmployerCopy as copy } from './public-employer.copy.ts';
import { ResponseCard, type Responses } from './response-card.tsx';
import { VerifiedCard } from './verified-card.tsx';

interface PublicEmployerPageProps {
  employer: PublicEmployer;
  responses: Responses;
  attendance: PublicAttendance;
  /** Its open jobs. */
  children: ReactNode;
}

/** A verified employer: who it is, how it treats applicants, and its open jobs. Rendered without scripts. */
export const PublicEmployerPage = ({ employer, responses, attendance, children }: PublicEmployerPageProps) => (
  <div className="flex flex-col gap-10">
    {employer.isDemo && (
      <div className="rounded-card border border-warn/40 bg-warn-soft p-4" role="note">
        <p className="font-semibold">{copy.demo.title}</p>
        <p>{copy.demo.body}</p>
      </div>
    )}
    <header>
      <p className="font-semibold text-wheat-600">{copy.facts(employer).join(' · ')}</p>
      <h1 className="mt-2 max-w-4xl text-3xl md:text-4xl">{employer.name}</h1>
      {employer.parent && (
        <p className="mt-2">
          {`${copy.partOf} `}
          <Link to={employerPath(employer.parent.slug)} className="underline underline-offset-4">
            {employer.parent.name}
          </Link>
        </p>
      )}
      {employer.website && (
        <p className="mt-2">
          <a href={employer.website} rel="nofollow noopener" className="underline underline-offset-4">
            {copy.website}
          </a>
        </p>
      )}
    </header>
    <div className="grid gap-4 md:grid-cols-2">
      <VerifiedCard employer={employer} />
      <ResponseCard responses={responses} />
      <AttendanceCard attendance={attendance} />
    </div>
    {children}
    {employer.about && (
      <section>
        <h2 className="text-xl">{copy.about}</h2>
        <p className="measure mt-3">{employer.about}</p>
      </section>
    )}
    <div className="grid gap-10 md:grid-cols-2">
      <NameList title={copy.benefits} names={employer.benefits} />
      <NameList title={copy.units} names={employer.units} />
    </div>
    {employer.facilities.length > 0 && (
      <section>
        <h2 className="text-xl">{copy.facilities}</h2>
        <ul className="mt-3 flex flex-col">
          {employer.facilities.map(({ slug, name, city, state }) => (
            <li key={slug}>
              <Link to={employerPath(slug)} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {[name, city, state].filter(Boolean).join(', ')}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

const NameList = ({ title, names }: { title: string; names: readonly string[] }) =>
  names.length > 0 && (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 list-disc pl-5">
        {names.map((name) => (
          <li key={name} className="mt-1">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
