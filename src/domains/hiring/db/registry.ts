import { deleteBy, exported, keep, owned, withheld, type PersonPath } from '#platform/db/registry.ts';
import {
  applications,
  applicationReceipts,
  applicationEvents,
  interviews,
  interviewSlots,
  offers,
} from './applications.ts';
import { applicationNotes } from './application-notes.ts';
import { calendarSubscriptions } from './interviews/calendar-subscriptions.ts';
import { conversationAssignees, conversationReads, conversations, messages } from './conversations/conversations.ts';
import { documentRequests } from './document-requests.ts';
import { deskVisits } from './desk-visits.ts';
import { interviewAccounts } from './interviews/interview-accounts.ts';
import { invitations, invitationSettings } from './invitations.ts';
import { messageAttachments } from './conversations/message-attachments.ts';
import { messageTemplates } from './conversations/message-templates.ts';
import { mailReplies } from './conversations/mail-replies.ts';
import { offerApprovals, offerApprovalSteps } from './offers/offer-approvals.ts';
import { offerCounters } from './offers/offer-counters.ts';
import { offerLetters, offerSignatures, signingCertificates } from './offers/offer-signing.ts';
import { replyAddresses } from './conversations/reply-addresses.ts';
import { privateDeclines } from './private-declines.ts';
import { privateReasons } from './private-reasons.ts';
import { interviewBookings, interviewerAvailability, interviewerCalendars } from './interviews/self-scheduling.ts';
import { applicationSteps, applicationTags, hiringSteps, personTags } from './people-marks.ts';
import { plannedApplications } from './planned-applications.ts';
import { ownStartItems, startAnswers, startDateProposals, startItems, starts } from './starts.ts';
import { screeningAnswers, screeningQuestions } from './screening-questions.ts';
import { scorecardCriteria, scorecardRevisions, scorecards, scorecardWaivers } from './interviews/scorecards.ts';
import { poolMembers } from './talent-pool.ts';
import { waits } from './waits.ts';

const applicationsOf = (person: string) => `select a.id from public.applications a where a.candidate_id = ${person}`;
const conversationsOf = (person: string) => `select c.id from public.conversations c where c.candidate_id = ${person}`;
const interviewsOf = (person: string) =>
  `select i.id from public.interviews i where i.application_id in (${applicationsOf(person)})`;
const BY_APPLICATION: PersonPath = { column: 'application_id', among: applicationsOf };
const offersOf = (person: string) =>
  `select o.id from public.offers o where o.application_id in (${applicationsOf(person)})`;
const BY_OFFER: PersonPath = { column: 'offer_id', among: offersOf };
const BY_INTERVIEW: PersonPath = { column: 'interview_id', among: interviewsOf };

export const hiringTables = [
  owned(applications, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: keep('stage source', 'codes'),
    export: exported(
      'candidate_id',
      `id job_id organization_id candidate_id match_id stage source consent_id applied_at response_due_at
      first_response_at declined_unopened contact_shared_at decline_reason withdraw_reason version created_at updated_at`,
    ),
  }),
  owned(applicationReceipts, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    erase: keep('receipt', 'what was shared and when, without values'),
    export: exported(BY_APPLICATION, 'application_id receipt'),
  }),
  owned(plannedApplications, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'id candidate_id job_id state planned_at send_at settled_at reason detail'),
  }),
  owned(applicationEvents, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    service: 'append',
    erase: keep('kind from_stage to_stage actor detail position zip', 'codes; the zip is the job’s'),
    export: exported(
      BY_APPLICATION,
      'id seq application_id kind from_stage to_stage actor position zip at',
      'actor_id detail',
    ),
  }),
  owned(privateDeclines, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld("the hiring team's own note on its decision, like the outcome of an interview"),
  }),
  owned(privateReasons, {
    level: 'personal',
    parties: ['candidate'],
    erase: 'by function',
    export: exported(BY_APPLICATION, 'application_id about reason given_at'),
  }),
  owned(applicationNotes, {
    level: 'personal',
    parties: ['employer'],
    // Those about a person go with the person; a member's belong to the organization and lose their author.
    erase: 'by function',
    export: withheld("the hiring team's own working notes, like its reason for declining"),
  }),
  owned(interviews, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('status mode place time_zone booking_rule awaiting outcome', "codes, and the employer's own address"),
    export: exported(
      BY_APPLICATION,
      `id application_id organization_id status mode place time_zone duration_minutes booking_rule message starts_at
      sequence awaiting cancel_reason created_at updated_at`,
      'outcome outcome_note created_by interviewer_ids',
    ),
  }),
  owned(interviewSlots, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('proposed_by', 'a code'),
    export: exported(BY_INTERVIEW, 'id interview_id round starts_at proposed_by is_chosen'),
  }),
  owned(interviewerAvailability, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `user_id is_on time_zone windows exceptions duration_minutes buffer_before_minutes buffer_after_minutes
      notice_hours daily_max mode place updated_at`,
    ),
  }),
  owned(interviewBookings, {
    level: 'personal',
    erase: deleteBy('user_id'),
    export: withheld("the time that the organization's interviews take from a member, which the interviews tell"),
  }),
  owned(interviewerCalendars, {
    level: 'restricted',
    erase: deleteBy('user_id'),
    export: withheld("a secret link, and a copy of when the person's own calendar says that they are busy"),
  }),
  owned(offers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep(
      'status pay_unit employment_type shift shift_pattern sign_on_bonus_terms',
      "the employer's terms, for the record of what was offered",
    ),
    export: exported(
      BY_APPLICATION,
      `id application_id organization_id status pay_unit pay_cents differential_cents pay_reason employment_type
      shift shift_pattern unit_name start_date sign_on_bonus_cents sign_on_bonus_terms benefits contingencies message
      expires_at replaces_id sent_at decided_at decision_reason updated_at`,
      'sent_by',
    ),
  }),
  owned(offerApprovalSteps, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own rule, without anything about a candidate"),
  }),
  owned(offerApprovals, {
    level: 'personal',
    erase: 'by function',
    export: withheld("the hiring team's own decisions on its drafts"),
  }),
  owned(offerLetters, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    service: 'append',
    // The candidate's letters name them, so they go; what a member sent stays with the organization.
    erase: 'by function',
    export: exported(BY_OFFER, 'id offer_id kind sha256 created_at', 'bytes'),
  }),
  owned(offerSignatures, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: 'by function',
    export: exported(BY_OFFER, 'id offer_id side name signed_at', 'user_id drawing consent_version'),
  }),
  owned(offerCounters, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: 'by function',
    export: exported(BY_OFFER, 'offer_id pay_cents start_date note made_at answer answered_at'),
  }),
  owned(signingCertificates, {
    level: 'restricted',
    export: withheld("the installation's own key, with nothing about a person"),
  }),
  owned(conversations, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'id organization_id candidate_id last_side last_at', 'is_assigned'),
  }),
  owned(messages, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // The candidate's messages go with the conversation; a member's belong to the organization and lose their author.
    erase: 'by function',
    export: exported(
      { column: 'conversation_id', among: conversationsOf },
      'id conversation_id side body via sent_at',
      'author_id template_id',
    ),
  }),
  owned(messageAttachments, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // The candidate's conversations go with everything in them; the files of a member go with the member.
    erase: deleteBy('uploaded_by'),
    export: exported(
      { column: 'conversation_id', among: conversationsOf },
      'id conversation_id message_id file_id file_name created_at',
      'uploaded_by',
    ),
  }),
  owned(documentRequests, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      'id conversation_id candidate_id kind name status document_id asked_at settled_at',
    ),
  }),
  owned(messageTemplates, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(personTags, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(applicationTags, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld('how a hiring team sorts its own work, like a note'),
  }),
  owned(hiringSteps, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(applicationSteps, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld('how a hiring team sorts its own work; the stage is exported'),
  }),
  owned(conversationReads, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'conversation_id user_id read_at unread_since last_at'),
  }),
  owned(conversationAssignees, {
    level: 'personal',
    parties: ['employer'],
    erase: deleteBy('user_id'),
    export: withheld('how a hiring team divides its work; candidates see the organization, not its members'),
  }),
  owned(mailReplies, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      'id conversation_id user_id state body sender received_at',
      'mail_key content_hash message_id settled_at',
    ),
  }),
  owned(replyAddresses, {
    level: 'restricted',
    erase: deleteBy('user_id'),
    export: withheld('hashes of addresses that lead into a conversation'),
  }),
  owned(invitations, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    engine: 'read',
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      `id application_id organization_id candidate_id status message interview booking_rule sent_at expires_at closed_at
      decline_reason end_cause`,
      'sent_by interviewer_ids',
    ),
  }),
  owned(poolMembers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      'id application_id organization_id candidate_id status reason message asked_at expires_at closed_at',
      'asked_by',
    ),
  }),
  owned(deskVisits, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id visited_at before_at'),
  }),
  owned(waits, {
    level: 'internal',
    export: withheld('when reminders go out, computed from the times of an application'),
  }),
  owned(invitationSettings, {
    level: 'personal',
    parties: ['candidate'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'candidate_id is_on per_week updated_at'),
  }),
  owned(calendarSubscriptions, {
    level: 'restricted',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id created_at last_read_at', 'token_hash'),
  }),
  owned(interviewAccounts, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('side account', 'codes, which the employer’s record counts'),
    export: exported(BY_INTERVIEW, 'interview_id side account given_at'),
  }),
  owned(starts, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('status built_from settled_reason', 'codes, for the record of how a hire went'),
    export: exported(
      BY_APPLICATION,
      `application_id organization_id status start_on built_from settled_reason settled_at notice_given_at created_at
      updated_at`,
      'asked_day',
    ),
  }),
  owned(startItems, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: keep('rule title hint owner done_side', "codes, and the rules' or the employer's own words"),
    export: exported(
      BY_APPLICATION,
      'id application_id rule title hint owner days_before is_blocker position done_at done_side',
      'done_by',
    ),
  }),
  owned(startDateProposals, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: keep('side answer', 'codes; the reason goes'),
    export: exported(BY_APPLICATION, 'id application_id side start_on reason answer created_at answered_at'),
  }),
  owned(startAnswers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // A person's own answers go; what the employer said of a start has no words and stays in the totals.
    erase: 'by function',
    export: exported(BY_APPLICATION, 'application_id side day has_begun is_as_described is_still_there given_at'),
  }),
  owned(ownStartItems, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own list, without anything about a person"),
  }),
  owned(screeningQuestions, {
    level: 'internal',
    parties: ['candidate', 'employer'],
    export: withheld("an organization's own words, without anything about a person; the answers are exported"),
  }),
  owned(screeningAnswers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'question_id candidate_id answer answered_at'),
  }),
  owned(scorecardCriteria, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(scorecards, {
    level: 'personal',
    parties: ['employer'],
    // Those about a candidate go; those that a member submitted stay and lose their author.
    erase: 'by function',
    export: withheld("the hiring team's own deliberation, like its private reasons for declining"),
  }),
  owned(scorecardRevisions, {
    level: 'personal',
    parties: ['employer'],
    service: 'append',
    erase: 'by function',
    export: withheld("the hiring team's own deliberation, like its private reasons for declining"),
  }),
  owned(scorecardWaivers, {
    level: 'personal',
    parties: ['employer'],
    erase: deleteBy('user_id'),
    export: withheld('how a hiring team divides its work; candidates see the organization, not its members'),
  }),
];
