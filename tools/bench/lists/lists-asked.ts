import { addDays, dayOf } from '#kernel/days.ts';
import type { Filling } from './lists-fill.ts';

/** One request to a list. */
export interface Ask {
  list: string;
  what: string;
  as: 'nobody' | 'admin' | 'candidate' | 'employer';
  path: string;
  /** A statement that returns the sort key of a row far down as JSON; the page behind it is requested. */
  behind?: string;
  /** Free text: the target is 200 ms instead of 50. */
  isSearch?: boolean;
}

/** The sort key in the middle of a list. */
const middle = (table: string, columns: string, order: string, where = 'true') =>
  `select json_build_array(${columns}) as key from ${table} where ${where} order by ${order}
   offset (select count(*) / 2 from ${table} where ${where}) limit 1`;
const byTime = (table: string, column: string, where = 'true', way = 'desc') =>
  middle(table, `${column}::text, id`, `${column} ${way}, id ${way}`, where);

const at = (as: Ask['as'], list: string, path: string, asks: readonly Omit<Ask, 'as' | 'list'>[]): Ask[] =>
  asks.map((ask) => ({ ...ask, as, list, path: `${path}${ask.path}` }));
const first = { what: 'first page', path: '' };

/** Every list that a screen shows, with each of its filters, a page far down and its searches. */
export const asksOf = ({ admin, candidate, employer, organization }: Filling, busyJob: string): Ask[] => [
  ...at('admin', 'audit log', '/api/admin/audit', [
    first,
    { what: 'deep page', path: '', behind: middle('audit_log', 'at::text, seq', 'at desc, seq desc') },
    { what: 'an action', path: '?action=license.' },
    { what: 'a rare action', path: '?action=hold.placed' },
    { what: 'a kind of subject', path: '?subjectType=person' },
    { what: 'a subject', path: `?subjectId=${candidate}` },
    { what: 'an actor', path: `?actorId=${admin}` },
    { what: 'a month', path: `?from=${dayBefore(400)}&to=${dayBefore(370)}` },
    { what: 'an action in a month', path: `?action=hold.&from=${dayBefore(400)}&to=${dayBefore(370)}` },
    { what: 'an actor in a month', path: `?actorId=${admin}&from=${dayBefore(400)}&to=${dayBefore(370)}` },
  ]),
  ...at('admin', 'mail log', '/api/admin/mails', [
    first,
    { what: 'deep page', path: '', behind: byTime('mails', 'created_at') },
    { what: 'sent', path: '?status=sent', behind: byTime('mails', 'created_at', `status = 'sent'`) },
    { what: 'failed', path: '?status=failed' },
    { what: 'given up, deep', path: '?status=dead', behind: byTime('mails', 'created_at', `status = 'dead'`) },
  ]),
  ...at('admin', 'error log', '/api/admin/errors', [
    first,
    {
      what: 'resolved, deep',
      path: '?state=resolved',
      behind: middle('error_groups', 'last_seen_at::text, fingerprint', '1 desc', 'resolved_at is not null').replace(
        'order by 1 desc',
        'order by last_seen_at desc, fingerprint desc',
      ),
    },
  ]),
  ...at('admin', 'page views', '/api/admin/page-views', [
    { what: '7 days', path: '?range=7d' },
    { what: '30 days', path: '?range=30d' },
    { what: '90 days', path: '?range=90d' },
  ]),
  ...at('admin', 'users', '/api/admin/users', [
    first,
    {
      what: 'deep page',
      path: '',
      behind: middle('user_search', 'created_at::text, user_id', 'created_at desc, user_id desc'),
    },
    { what: 'employers', path: '?role=employer' },
    { what: 'no role', path: '?role=none' },
    { what: 'onboarding', path: '?standing=onboarding' },
    { what: 'suspended', path: '?standing=suspended' },
    { what: 'search: a common name', path: '?q=ada', isSearch: true },
    { what: 'search: one person', path: '?q=ada.barberg.20', isSearch: true },
    { what: 'search: two words', path: '?q=cora%20walton', isSearch: true },
    { what: 'search: nobody', path: '?q=zzqxv', isSearch: true },
    { what: 'search in a role', path: '?q=ridge&role=employer', isSearch: true },
  ]),
  ...at('admin', 'people to act as', '/api/admin/people', [
    { what: 'search: nothing typed', path: '', isSearch: true },
    { what: 'search: a common name', path: '?q=ada', isSearch: true },
    { what: 'search: one person', path: '?q=ada.barberg.20', isSearch: true },
    { what: 'search: nobody', path: '?q=zzqxv', isSearch: true },
  ]),
  ...at('admin', 'verification cases', '/api/admin/cases', [
    first,
    { what: 'deep page', path: '', behind: byTime('verification_cases', 'submitted_at', `status = 'pending'`, 'asc') },
    { what: 'by risk', path: '?order=risk' },
    {
      what: 'by risk, deep',
      path: '?order=risk',
      behind: middle('case_risks', '-score, submitted_at::text, case_id', '-score, submitted_at, case_id'),
    },
    { what: 'organizations', path: '?subject=organization' },
    { what: 'mine', path: '?claim=mine' },
    { what: 'mine by risk', path: '?claim=mine&order=risk' },
    { what: 'free', path: '?claim=free' },
    { what: 'approved', path: '?status=approved' },
    {
      what: 'approved, deep',
      path: '?status=approved',
      behind: byTime('verification_cases', 'decided_at', `status = 'approved'`),
    },
    { what: 'to fix', path: '?status=needs_fix' },
    { what: 'organizations to fix', path: '?status=needs_fix&subject=organization' },
    { what: 'rejected', path: '?status=rejected' },
    { what: 'second look', path: '?status=second_review' },
    { what: 'late', path: '?due=late' },
  ]),
  ...at('admin', 'holds', '/api/admin/holds', [
    first,
    { what: 'released', path: '?state=released' },
    {
      what: 'released, deep',
      path: '?state=released',
      behind: byTime('holds', 'created_at', 'released_at is not null'),
    },
  ]),
  ...at('admin', 'screening hits', '/api/admin/screening/hits', [
    first,
    {
      what: 'deep page',
      path: '',
      behind: middle('screening_hits', 'score, id', 'score desc, id desc', `status in ('possible', 'unresolved')`),
    },
    {
      what: 'decided, deep',
      path: '?state=decided',
      behind: byTime('screening_hits', 'decided_at', `status in ('confirmed', 'cleared')`),
    },
    { what: 'of a person', path: `?person=${candidate}` },
  ]),
  ...at('admin', 'screening', '/api/admin/screening', [{ what: 'standing', path: '' }]),
  ...at('admin', 'jobs', '/api/admin/jobs', [
    first,
    { what: 'deep page', path: '', behind: byTime('jobs', 'created_at', `status = 'published'`) },
    ...['draft', 'paused', 'filled', 'closed', 'expired'].map((status) => ({
      what: status,
      path: `?status=${status}`,
    })),
  ]),
  ...at('admin', 'rows of a figure', '/api/admin/overview/rows', [
    { what: 'candidates', path: '?figure=candidates&state=approved' },
    { what: 'onboarding', path: '?figure=candidates&state=onboarding' },
    ...['signed_up', 'approved', 'interviewing', 'hired', 'decided', 'decided_late', 'worked', 'looks_agreed'].map(
      (figure) => ({ what: figure, path: `?figure=${figure}&range=90d` }),
    ),
    {
      what: 'decided in time, deep',
      path: '?figure=decided_in_time&range=90d',
      behind: byTime(
        'verification_cases',
        'decided_at',
        `decided_at > now() - interval '90 days' and decided_at <= due_at`,
      ),
    },
    { what: 'answered', path: '?figure=answered&range=90d' },
    { what: 'not answered', path: '?figure=unanswered&range=90d' },
    { what: 'hires', path: '?figure=hires&range=90d' },
    { what: 'hires of a position', path: '?figure=hires&range=90d&position=PT' },
    { what: 'hires in a county', path: '?figure=hires&range=90d&county=Jasper,%20MO' },
  ]),
  ...at('admin', 'applications', '/api/admin/applications', [
    first,
    { what: 'deep page', path: '', behind: byTime('applications', 'updated_at', `stage = 'applied'`) },
    ...['matched', 'interviewing', 'hired', 'rejected', 'dismissed'].map((stage) => ({
      what: stage,
      path: `?stage=${stage}`,
    })),
    { what: 'overdue', path: '?stage=overdue' },
  ]),
  ...at('admin', 'reports', '/api/admin/reports', [
    first,
    { what: 'deep page', path: '', behind: byTime('reports', 'created_at', `status = 'open'`, 'asc') },
    {
      what: 'resolved, deep',
      path: '?status=resolved',
      behind: byTime('reports', 'resolved_at', `status = 'resolved'`),
    },
  ]),
  ...at('admin', 'appeals', '/api/admin/appeals', [
    first,
    { what: 'deep page', path: '', behind: byTime('match_reviews', 'created_at', `status = 'open'`, 'asc') },
    {
      what: 'answered, deep',
      path: '?status=answered',
      behind: byTime('match_reviews', 'created_at', `status = 'answered'`),
    },
  ]),
  ...at('admin', 'role requests', '/api/admin/role-requests', [
    first,
    { what: 'deep page', path: '', behind: byTime('role_requests', 'created_at', 'closed_at is null', 'asc') },
    {
      what: 'closed, deep',
      path: '?state=closed',
      behind: byTime('role_requests', 'closed_at', 'closed_at is not null'),
    },
  ]),
  ...at('admin', 'FAQ', '/api/admin/faq', [
    first,
    { what: 'deep page', path: '', behind: byTime('faq_questions', 'created_at', `status = 'pending'`, 'asc') },
    { what: 'published', path: '?status=published' },
    {
      what: 'taken back, deep',
      path: '?status=unpublished',
      behind: byTime('faq_questions', 'created_at', `status = 'unpublished'`),
    },
  ]),
  ...at('admin', 'facility directory', '/api/admin/facility-directory', [
    { what: 'search: a common word', path: '?q=hospital', isSearch: true },
    { what: 'search: one facility', path: '?q=ulport%20hospital%2012345', isSearch: true },
    { what: 'search: none', path: '?q=zzqxv', isSearch: true },
    { what: 'search: misspelt', path: '?q=ulprot%20hospitl', isSearch: true },
  ]),
  ...at('candidate', 'my matches', '/api/me/matches', [
    first,
    {
      what: 'deep page',
      path: '?limit=20',
      behind: middle('matches', 'rank_score, job_id', 'rank_score desc, job_id desc', `candidate_id = '${candidate}'`),
    },
  ]),
  ...at('candidate', 'my applications', '/api/me/applications', [
    first,
    {
      what: 'deep page',
      path: '',
      behind: byTime('applications', 'updated_at', `candidate_id = '${candidate}' and stage <> 'matched'`),
    },
    { what: 'open', path: '?state=open' },
    { what: 'ended', path: '?state=ended' },
  ]),
  ...(['candidate', 'employer'] as const).flatMap((side) => [
    ...at(side, `interviews (${side})`, '/api/interviews', [first, { what: 'all', path: '?state=all' }]),
    ...at(side, `offers (${side})`, '/api/offers', [first]),
    ...at(side, `notices (${side})`, '/api/notifications', [
      first,
      {
        what: 'deep page',
        path: '',
        behind: middle(
          'notifications',
          'seq',
          'seq desc',
          `user_id = '${side === 'candidate' ? candidate : employer}'`,
        ),
      },
      { what: 'unread', path: '?unread=true' },
    ]),
    ...at(side, `unread notices (${side})`, '/api/notifications/unread-count', [{ what: 'count', path: '' }]),
    ...at(side, `my appeals (${side})`, '/api/appeals', [first]),
  ]),
  ...at('candidate', 'employers to block', '/api/me/organization-search', [
    { what: 'search: a common word', path: '?q=hospital', isSearch: true },
    { what: 'search: one employer', path: '?q=ulport%20clinic%2012345', isSearch: true },
    { what: 'search: none', path: '?q=zzqxv', isSearch: true },
  ]),
  ...at('employer', 'my jobs', '/api/employer/jobs', [
    first,
    {
      what: 'deep page',
      path: '?status=ended',
      behind: middle(
        'jobs',
        '3, updated_at::text, id',
        'updated_at desc, id desc',
        `organization_id = '${organization}' and status in ('filled', 'closed', 'expired')`,
      ),
    },
    { what: 'open', path: '?status=open' },
    { what: 'drafts', path: '?status=draft' },
  ]),
  ...at('employer', 'candidates of a job', `/api/jobs/${busyJob}/candidates`, [
    first,
    {
      what: 'deep page',
      path: '',
      behind: `select json_build_array(r.fit, r.application_id) as key from (
          select floor(v.employer_score * 100 + 0.5)::int as fit, a.id as application_id
          from applications a join match_views v using (job_id, candidate_id) where a.job_id = '${busyJob}') r
        order by r.fit desc, r.application_id desc offset 300 limit 1`,
    },
    { what: 'applied', path: '?stage=applied' },
  ]),
  ...at('employer', 'facilities to claim', '/api/employer/directory', [
    { what: 'search: a common word', path: '?name=hospital', isSearch: true },
    { what: 'search: one facility', path: '?name=ulport%20hospital%2012345', isSearch: true },
  ]),
  ...at('nobody', 'FAQ for everybody', '/api/faq', [first]),
  ...at('nobody', 'a job with others like it', '/jobs/bench-', [{ what: 'page', path: '5601' }]),
];

function dayBefore(days: number): string {
  return addDays(dayOf(new Date()), -days);
}
