import { BadgeCheck, Check, Clock } from 'lucide-react';
import { personHref, type ApplicantCard as Card, type StageFilter } from '#domains/hiring/contract/applicants.ts';
import { POSITION_LABELS, SPECIALTIES } from '#kernel/vocabulary.ts';
import { applicantCopy as copy } from './applicants.copy.ts';
import { ago, day, dayOfMoment } from '#platform/web/page/format.ts';
import { Badge } from '#platform/web/ui/feedback/badge.tsx';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Checkbox } from '#platform/web/ui/forms/toggles.tsx';
import { ScoreRing } from '#platform/web/ui/display/score.tsx';
import { InviteAction } from '#domains/hiring/web/invitations/invite-action.tsx';
import { PersonNotes } from './person-notes.tsx';
import { stageWord } from './stage-word.ts';
import { STAGE_TONES } from '#domains/hiring/web/interviews/stage-tones.ts';

const FACT_TONES = {
  verified: 'ok',
  attested: 'neutral',
  discrepancy: 'danger',
  expired: 'danger',
  revoked: 'danger',
} as const;

/** A credential with its verification state. */
export function CredentialBadge({ credential }: { credential: Card['credentials'][number] }) {
  const { label, state, verificationState, expiresOn } = credential;
  return (
    <Badge tone={FACT_TONES[verificationState]} mayWrap>
      <span className="inline-flex items-center gap-1">
        {verificationState === 'verified' && <BadgeCheck aria-hidden size={14} className="shrink-0" />}
        <span>
          {[label, state].filter(Boolean).join(' ')}: {verificationState}
          {expiresOn && `, until ${day(expiresOn)}`}
        </span>
      </span>
    </Badge>
  );
}

/** The candidate's facts in one line. */
export function factsOf({ position, yearsExperience, specialties, region }: Card): string {
  return [
    position && POSITION_LABELS[position],
    yearsExperience !== null && copy.years(yearsExperience),
    specialties.map((id) => SPECIALTIES.find((known) => known.id === id)?.label).join(', '),
    region,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** When the first response is due, or that it is overdue. */
export function ResponseClock({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  const isOverdue = Date.parse(dueAt) < Date.now();
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${isOverdue ? 'text-danger' : 'text-warn'}`}>
      <Clock aria-hidden size={16} />
      {isOverdue ? copy.overdue : copy.due(ago(dueAt))}
    </span>
  );
}

/** The candidate was asked for a time or about an offer: a fact, without a judgment. */
function OpenQuestion({ askedAt }: { askedAt: string | null }) {
  return askedAt && <p className="text-sm text-ink-soft">{copy.asked(dayOfMoment(askedAt))}</p>;
}

interface Props {
  jobId: string;
  /** The filter that the list shows. */
  list: StageFilter;
  applicant: Card;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
  onInvite: () => void;
}

export function ApplicantCard({ jobId, list, applicant, isCompared, onCompare, onInvite }: Props) {
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div>{applicant.score && <ScoreRing value={applicant.score.compatibility} label={copy.fit} />}</div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lg font-semibold">{applicant.name}</h2>
            <Badge tone={STAGE_TONES[applicant.stage]}>{stageWord(applicant.stage)}</Badge>
            <Badge tone="brand">{applicant.standing}</Badge>
            {applicant.score && <Badge tone="neutral">{copy.interest[applicant.score.interest]}</Badge>}
          </div>
          <p className="mt-1 text-sm text-ink-soft">{factsOf(applicant)}</p>
          <ul className="mt-2 flex flex-col gap-0.5 text-sm">
            {applicant.reasons.map((reason) => (
              <li key={reason} className="flex items-start gap-1.5">
                <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-ok" />
                <span className="first-letter:uppercase">{reason}</span>
              </li>
            ))}
          </ul>
          {applicant.credentials.length > 0 && (
            <div className="mt-3 flex flex-wrap gap-2">
              {applicant.credentials.map((credential) => (
                <CredentialBadge key={`${credential.label}${credential.state}`} credential={credential} />
              ))}
            </div>
          )}
          {applicant.stage === 'matched' && (
            <div className="mt-3">
              <InviteAction jobId={jobId} applicationId={applicant.id} onInvite={onInvite} />
            </div>
          )}
          <div className="mt-3 flex flex-col gap-2 empty:hidden">
            <PersonNotes {...applicant} />
            <ResponseClock dueAt={applicant.responseDueAt} />
            <OpenQuestion askedAt={applicant.candidateAskedAt} />
          </div>
        </div>
        <div className="col-span-full flex items-center gap-4 sm:col-auto sm:flex-col sm:items-stretch sm:gap-0">
          <LinkButton
            variant="secondary"
            size="sm"
            to={personHref(jobId, applicant.id, list)}
            aria-label={`${copy.open} ${applicant.name}`}
          >
            {copy.open}
          </LinkButton>
          <Checkbox label={<span className="text-sm">{copy.compare}</span>} checked={isCompared} onChange={onCompare} />
        </div>
      </div>
    </article>
  );
}
