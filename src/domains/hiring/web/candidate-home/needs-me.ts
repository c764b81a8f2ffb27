import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import type { DocumentRequestView } from '#domains/hiring/contract/document-requests/document-requests.ts';
import { wanted } from '#domains/hiring/web/document-requests/document-requests.copy.ts';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { profileSectionPath } from '#domains/profiles/contract/profile-sections.ts';
import { addDays } from '#kernel/days.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { homeCopy as copy } from './home.copy.ts';
import { day, moment } from '#platform/web/page/format.ts';

export interface Need {
  id: string;
  text: string;
  href: string;
  isUrgent: boolean;
}

/** Days before its expiry from which a credential is listed. */
const NOTICE_DAYS = 60;

const endOf = ({ startsAt, durationMinutes }: InterviewView): number =>
  startsAt === null ? 0 : Date.parse(startsAt) + durationMinutes * 60_000;

/** What the candidate has to do, most urgent first: responses, then upcoming interviews, then credentials. */
export function needsOf(known: {
  profile: CandidateProfileView;
  interviews: readonly InterviewView[];
  offers: readonly OfferView[];
  documentRequests: readonly (DocumentRequestView & { organizationName: string })[];
  today: string;
  now: Date;
}): Need[] {
  const { profile, interviews, offers, documentRequests, today, now } = known;
  const soon = addDays(today, NOTICE_DAYS);
  const credentials = [
    ...profile.licenses.map((row) => ({
      ...row,
      href: profileSectionPath('licenses'),
      label: `${row.state} ${POSITION_LABELS[row.licenseType]}`,
      isHeld: row.status === 'active',
    })),
    ...profile.certifications.map((row) => ({
      ...row,
      href: profileSectionPath('certifications'),
      label: CERTIFICATIONS.find(({ id }) => id === row.kind)?.label ?? row.kind,
      isHeld: true,
    })),
  ];
  /** Another one replaces it, so the old one excludes no jobs. */
  const isRenewed = (old: { label: string }) =>
    credentials.some(({ label, isHeld, expiresOn }) => label === old.label && isHeld && (expiresOn ?? '') > soon);
  const { verification } = profile;
  const ownItems = [
    { id: 'identity', state: verification.identity, label: copy.identity, at: 'about' as const },
    { id: 'role', state: verification.role, label: copy.role, at: 'role' as const },
  ];
  return [
    ...offers
      .filter(({ status }) => status === 'sent')
      .map((offer) => ({
        id: offer.id,
        text: copy.answerOffer(offer.jobTitle, offer.organizationName),
        href: '/job-seeker/interviews?tab=offers',
        isUrgent: true,
      })),
    ...interviews
      .filter(({ awaiting, status }) => awaiting === 'candidate' && (status === 'proposed' || status === 'rescheduled'))
      .map((interview) => ({
        id: interview.id,
        text: copy.answerInterview(interview.jobTitle, interview.organizationName),
        href: '/job-seeker/interviews?tab=interviews',
        isUrgent: true,
      })),
    ...documentRequests.map((request) => ({
      id: request.id,
      text: copy.shareDocument(wanted(request), request.organizationName),
      href: conversationHref(request.conversationId),
      isUrgent: true,
    })),
    ...interviews
      .filter((interview) => interview.status === 'confirmed' && endOf(interview) > now.getTime())
      .map((interview) => ({
        id: interview.id,
        text: copy.comingInterview(interview.jobTitle, moment(interview.startsAt ?? '', interview.workTimeZone)),
        href: '/job-seeker/interviews?tab=interviews',
        isUrgent: false,
      })),
    ...ownItems
      .filter(({ state }) => state === 'needs_fix')
      .map(({ id, label, at }) => ({
        id: `fix-${id}`,
        text: copy.toFix(label),
        href: profileSectionPath(at),
        isUrgent: true,
      })),
    ...credentials
      .filter(({ verificationState }) => verificationState === 'discrepancy')
      .map(({ id, label, href }) => ({ id: `fix-${id}`, text: copy.toFix(label), href, isUrgent: true })),
    ...credentials
      .filter((row) => row.expiresOn !== null && row.expiresOn <= soon && !isRenewed(row))
      .map(({ id, label, href, expiresOn }) => ({
        id: `end-${id}`,
        text: (expiresOn ?? '') < today ? copy.expired(label) : copy.expiring(label, day(expiresOn ?? today)),
        href,
        isUrgent: (expiresOn ?? '') < today,
      })),
  ];
}
