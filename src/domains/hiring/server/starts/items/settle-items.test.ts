import { expect, test } from 'vitest';
import { dueDay, settleItems, type Known } from './settle-items.ts';
import type { ItemRow } from '../starts.repo.ts';

const nothing: Known = {
  vault: {
    profile: null,
    licenses: [],
    certifications: [],
    work: [],
    health: [],
    screening: { screenedAt: null, sources: [], isInvented: false, isCurrent: false, openHits: 0 },
  },
  position: 'RN',
  state: 'MO',
  startOn: '2026-12-14',
  openedOn: '2026-11-25',
  today: '2026-11-26',
  sharesHealth: true,
  hidesHealth: false,
  isOver: false,
};
const item = (changes: Partial<ItemRow> = {}): ItemRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  applicationId: '00000000-0000-4000-8000-000000000002',
  rule: null,
  title: 'Parking badge',
  hint: null,
  owner: 'employer',
  daysBefore: 7,
  isBlocker: false,
  position: 0,
  doneAt: null,
  doneSide: null,
  ...changes,
});
const stateOf = (row: ItemRow, known: Partial<Known> = {}) => settleItems([row], { ...nothing, ...known })[0];
const health = (kind: 'immunization' | 'tb_test', expiresOn: string | null) => ({
  ...nothing.vault,
  health: [{ userId: 'x', kind, createdAt: new Date('2026-11-01T12:00:00Z'), expiresOn }],
});

test('an item is due its number of days before the start, never before it was asked, never after the start', () => {
  expect(dueDay({ daysBefore: 7 }, nothing)).toBe('2026-12-07');
  expect(dueDay({ daysBefore: 60 }, nothing)).toBe('2026-11-26');
  expect(dueDay({ daysBefore: 7 }, { ...nothing, startOn: '2026-11-25' })).toBe('2026-11-25');
});

test('an open item is late the day after it was due, and no longer once the start is settled', () => {
  expect(stateOf(item(), { today: '2026-12-07' })?.state).toBe('open');
  expect(stateOf(item(), { today: '2026-12-08' })?.state).toBe('overdue');
  expect(stateOf(item(), { today: '2026-12-08', isOver: true })?.state).toBe('open');
});

test('a health document counts until the day it expires, on the first day itself too', () => {
  const titer = item({ rule: 'immunizations', owner: 'candidate' });
  // What the vault answers is done, and asks for no mark.
  expect(stateOf(titer, { vault: health('immunization', null) })).toMatchObject({ state: 'done', action: null });
  expect(stateOf(titer, { vault: health('immunization', '2026-12-14') })?.state).toBe('done');
  expect(stateOf(titer, { vault: health('immunization', '2026-12-13') })?.state).toBe('expires');
  expect(stateOf(titer, { vault: health('immunization', '2026-11-25') })).toMatchObject({
    state: 'open',
    action: 'upload',
  });
  expect(stateOf(titer, { vault: health('tb_test', null) })?.state).toBe('open');
});

test('nothing of the health documents shows before they are shared, or to an administrator', () => {
  const titer = item({ rule: 'immunizations', owner: 'candidate' });
  const vault = health('immunization', null);
  expect(stateOf(titer, { vault, sharesHealth: false })).toMatchObject({ state: 'open', action: 'share' });
  expect(stateOf(titer, { vault, hidesHealth: true })).toMatchObject({ state: 'open', action: null, doneAt: null });
});

test('an open hit on an exclusion list keeps its item open', () => {
  const list = item({ rule: 'exclusions', owner: 'tallgrass' });
  const screened = (openHits: number) => ({
    ...nothing.vault,
    screening: { ...nothing.vault.screening, screenedAt: '2026-11-20T12:00:00Z', sources: ['leie' as const], openHits },
  });
  expect(stateOf(list)?.state).toBe('open');
  expect(stateOf(list, { vault: screened(0) })?.state).toBe('done');
  expect(stateOf(list, { vault: screened(1) })?.state).toBe('open');
});
