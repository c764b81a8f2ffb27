import type { PersonPath } from '#platform/db/registry.ts';

const applicationsOf = (person: string) => `select a.id from public.applications a where a.candidate_id = ${person}`;
const conversationsOf = (person: string) => `select c.id from public.conversations c where c.candidate_id = ${person}`;
const interviewsOf = (person: string) =>
  `select i.id from public.interviews i where i.application_id in (${applicationsOf(person)})`;
const offersOf = (person: string) =>
  `select o.id from public.offers o where o.application_id in (${applicationsOf(person)})`;

/** What leads from a row to its candidate, where the row does not name the person itself. */
export const BY_APPLICATION: PersonPath = { column: 'application_id', among: applicationsOf };
export const BY_CONVERSATION: PersonPath = { column: 'conversation_id', among: conversationsOf };
export const BY_INTERVIEW: PersonPath = { column: 'interview_id', among: interviewsOf };
export const BY_OFFER: PersonPath = { column: 'offer_id', among: offersOf };
