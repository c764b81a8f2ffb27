import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordActing } from '#domains/accounts/contract/acting.ts';
import { invitationMachine } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { poolMachine } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { FACT_ITEMS, ITEM_TYPES } from '#domains/verification/contract/cases/case-items.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { SAID } from './audit-words.ts';
import { saidOf, sentenceOf, subjectOf } from './audit-sentence.ts';

/** Names of the same form that are no actions: events, jobs, settings and columns. */
const NO_ACTIONS = new Set([
  'app.acting_admin_id',
  'app.user_id',
  'contact.purge',
  'faq.purge',
  'pool.expire',
  'sources.recheck',
  'tallgrass.session_token',
]);

const on = (things: readonly string[], ...verbs: string[]) =>
  things.flatMap((thing) => verbs.map((verb) => `${thing}.${verb}`));
const CHANGED = [...FACT_ITEMS, 'identity', 'role'];

/** The actions whose name is put together, by the text in the code. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'acting.${verb}': on(['acting'], 'viewed', 'wrote', ...recordActing.body.shape.step.options),
  'account.${verb}': on(['account'], 'deletion_asked', 'deletion_canceled', 'erased'),
  'administrator.${outcome}': on(['administrator'], 'created', 'promoted'),
  'screening.${decision}': on(['screening'], 'cleared', 'confirmed', 'unresolved'),
  'requirements.${what}': on(['requirements'], 'drafted', 'published', 'discarded'),
  '${check.itemType}.checked': on(ITEM_TYPES, 'checked'),
  "case.second_review_${agrees ? 'agreed' : 'disagreed'}": on(
    ['case'],
    'second_review_agreed',
    'second_review_disagreed',
  ),
  'case.planned_decision_${state}': on(
    ['case'],
    ...['carried_out', 'undone', 'refused'].map((s) => `planned_decision_${s}`),
  ),
  "${row.subjectType}.${row.changes ? 'changes_' : ''}${ACTIONS[decision]}": on(
    ['person', 'organization'],
    ...['approved', 'sent_back', 'rejected'].flatMap((verb) => [verb, `changes_${verb}`]),
  ),
  '${review.itemType}.${verbOf(review)}': on(ITEM_TYPES, 'verified', 'copy_accepted', 'sent_back', 'revoked'),
  '${type}.reopened': on(CHANGED, 'reopened'),
  '${type}.removed': on(CHANGED, 'removed'),
  '${fact}.expired': on(['license', 'certification'], 'expired'),
  'work_confirmation.${action}': on(['work_confirmation'], 'revoked', 'commented', 'look_asked', 'ended'),
  'job.${action}': on(['job'], 'created', 'duplicated', 'saved', 'published', 'paused', 'filled', 'closed', 'expired'),
  'start.${action}': on(
    ['start'],
    'planned',
    'item_marked',
    'date_proposed',
    'date_answered',
    'notice_given',
    'settled',
    'packet_taken',
  ),
  'document.request_${to}': on(['document'], 'request_declined', 'request_given', 'request_withdrawn'),
  'pool.${to}': on(['pool'], ...statesOf(poolMachine).filter((state) => state !== poolMachine.initial)),
  'offer.${action}': on(['offer'], 'sent', 'accepted', 'declined', 'rescinded', 'expired'),
  'invitation.${to}': on(
    ['invitation'],
    ...statesOf(invitationMachine).filter((state) => state !== invitationMachine.initial),
  ),
  'interview.${action}': on(
    ['interview'],
    'proposed',
    'confirmed',
    'rescheduled',
    'declined',
    'completed',
    'no_show',
    'canceled',
  ),
};

const code = globSync(['src/domains/*/server/**/*.ts', 'src/app/demo/**/*.ts', 'src/platform/server/**/*.ts'])
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('server/audit.ts'))
  .map((file) => readFileSync(file, 'utf8'));
/** The files that write lines of the log, some of them through the `record` of their folder. */
const writers = code.filter((text) => /\baudit(?:On)?\b|\bAuditEntry\b|\brecord\(tx/.test(text));

const found = (files: readonly string[], pattern: RegExp) => [
  ...new Set(files.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name))),
];
const LITERAL = /'([a-z_]+\.[a-z_]+)'/g;

test('every action that the code writes reads as a sentence', () => {
  const actions = found(writers, LITERAL).filter((name) => !NO_ACTIONS.has(name));
  expect(actions.length).toBeGreaterThan(80);
  expect(actions.filter((action) => !sentenceOf(action))).toEqual([]);
});

test('every action whose name is put together reads as a sentence', () => {
  const composed = found(writers, /action: `([^`]+)`/g);
  expect(composed.filter((text) => !(text in COMPOSED))).toEqual([]);
  expect(Object.keys(COMPOSED).filter((text) => !composed.includes(text))).toEqual([]);
  expect(
    Object.values(COMPOSED)
      .flat()
      .filter((action) => !sentenceOf(action)),
  ).toEqual([]);
});

test('no sentence is left of an action that is gone', () => {
  const all = new Set([...found(code, LITERAL), ...Object.values(COMPOSED).flat()]);
  expect(Object.keys(SAID).filter((action) => !all.has(action))).toEqual([]);
});

test('an action of an older release reads as its name', () => {
  expect(saidOf('hold.placed')).toBe('Placed a hold on');
  expect(saidOf('license.verified')).toBe('Verified');
  expect(saidOf('carrier_pigeon.sent')).toBe('Carrier pigeon sent:');
});

test('a subject without a name is its kind, said once, and the start of its ID', () => {
  const line = { subjectId: '8c4a44fd-0000-4000-8000-000000000000', subjectName: null };
  expect(subjectOf({ ...line, action: 'document.opened', subjectType: 'document' })).toBe('8c4a44fd');
  expect(subjectOf({ ...line, action: 'hold.placed', subjectType: 'work_confirmation' })).toBe(
    'work confirmation 8c4a44fd',
  );
  expect(subjectOf({ ...line, action: 'hold.placed', subjectType: 'person', subjectName: 'Ada' })).toBe('Ada');
});
