import { Link } from 'react-router';
import { personHref } from '#domains/hiring/contract/applicants.ts';
import type { PoolMember } from '#domains/hiring/contract/talent-pool/talent-pool.ts';
import { InviteAction } from '#domains/hiring/web/invitations/invite-action.tsx';
import { useInviting } from '#domains/hiring/web/invitations/use-inviting.tsx';
import { poolCopy as copy } from './talent-pool.copy.ts';

interface Props {
  member: PoolMember;
  mayAct: boolean;
  /** Only this job's. */
  jobId?: string;
}

/** The open jobs that a person fits now, each with the points and the invitation. */
export function PoolFits({ member, mayAct, jobId }: Props) {
  const fits = member.fits.filter((fit) => !jobId || fit.jobId === jobId);
  if (fits.length === 0) return <p className="text-ink-soft">{copy.fitsNone}</p>;
  return (
    <ul aria-label={copy.fitsFor(fits.length)} className="flex flex-col">
      {fits.map((fit) => (
        <Fit key={fit.applicationId} fit={fit} name={member.name} mayAct={mayAct} showsJob={!jobId} />
      ))}
    </ul>
  );
}

interface FitProps {
  fit: PoolMember['fits'][number];
  name: string;
  mayAct: boolean;
  showsJob: boolean;
}

function Fit({ fit: { applicationId, jobId, jobTitle, compatibility }, name, mayAct, showsJob }: FitProps) {
  const { invite, dialog } = useInviting(jobId);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="tabular font-semibold" aria-label={copy.points(compatibility)} role="img">
        {compatibility}
      </span>
      <Link
        to={personHref(jobId, applicationId)}
        className="inline-flex min-h-11 min-w-0 flex-1 items-center text-link underline wrap-anywhere"
      >
        {showsJob ? jobTitle : name}
      </Link>
      {mayAct && (
        <InviteAction
          jobId={jobId}
          applicationId={applicationId}
          onInvite={() => invite({ id: applicationId, name, isNamed: true })}
        />
      )}
      {dialog}
    </li>
  );
}
